import { type Rng, rngFor } from '@shoal/core';
import { answerKeys, handStacks, offersFor, type Touches } from '@shoal/table-ui';
import type { ValueStore } from '../../page/value-store.ts';
import type { DeskState } from '../desk-state.ts';
import type { TableDesk } from '../table-desk.ts';

/** How somebody goes on towards an action. */
export type Way = (desk: TableDesk, state: DeskState, rng: Rng) => void;

/** Everything that a finger can usefully touch now. */
export function touchesAt({ table: { report }, choosing }: DeskState): Touches[] {
  if (choosing === null) return [];
  const { game, view } = report;
  const { touches, wanted } = choosing;
  const offers = offersFor(view, touches, wanted).map((offer) => offer.touches);
  if (wanted === 'target' || wanted === 'suit') return offers;
  const held = handStacks(game, view).flatMap((stack) => (stack.isLegal ? [stack.touches] : []));
  const seats = [...new Set(view.legal.flatMap(({ target }) => target ?? []))].map((target) => ({ target }));
  return wanted === 'rank' ? held : [...held, ...offers, ...seats];
}

/** Whoever can play rather plays than draws: most games then end soon. */
export const byTouch: Way = (desk, state, rng) => {
  const all = touchesAt(state);
  const cards = all.filter(({ card }) => card !== undefined);
  desk.touch(oneOf(cards.length > 0 && rng.below(5) > 0 ? cards : all, rng));
};

/** Keys that answer, and now and then the arrows and Enter. */
export const byKeys: Way = (desk, { table: { report }, choosing }, rng) => {
  if (choosing === null) return;
  const answers = answerKeys(choosing, report).map((key) => key.toLowerCase());
  const canEnter = choosing.wanted !== null || handStacks(report.game, report.view)[choosing.cursor]?.isLegal;
  desk.press(oneOf([...answers, ...(canEnter ? ['enter', 'space'] : ['right'])], rng));
};

export function oneOf<T>(things: readonly T[], rng: Rng): T {
  if (things.length === 0) throw new Error('there is nothing to do');
  return things[rng.below(things.length)];
}

/** The value as soon as it is as wanted. */
export function when<T>(store: ValueStore<T>, isWanted: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    if (isWanted(store.value)) return resolve(store.value);
    const stop = store.subscribe(() => {
      if (!isWanted(store.value)) return;
      stop();
      resolve(store.value);
    });
  });
}

/** Is somebody asked for something, or is the deal over? */
const isWaiting = (state: DeskState | null): boolean =>
  state !== null && (state.choosing !== null || state.curtain !== null || isOver(state));

export const isOver = ({ table }: DeskState): boolean => table.report.view.result !== null;

/** The desk as soon as it waits for somebody. */
export async function asked(desk: TableDesk): Promise<DeskState> {
  const state = await when(desk, isWaiting);
  if (state === null) throw new Error('the table has not answered');
  return state;
}

/** More than any deal takes: a table that does not go on must not be played at for ever. */
const MOST_STEPS = 5000;

/** Plays a deal to its end as everybody who sits at this device; tells how it ended. */
export async function playDeal(desk: TableDesk, way: Way, rng: Rng, onCurtain = passOn): Promise<DeskState> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const state = await asked(desk);
    if (isOver(state)) return state;
    if (state.curtain !== null) await onCurtain(desk, state);
    else await changed(desk, () => way(desk, state, rng));
  }
  throw new Error('the deal does not come to its end');
}

/** Goes on by touch until the table is as wanted when somebody is to choose. */
export async function playUntil(desk: TableDesk, isWanted: (state: DeskState) => boolean): Promise<DeskState> {
  const rng = rngFor('until', 'person');
  for (let step = 0; step < MOST_STEPS; step++) {
    const state = await asked(desk);
    if (isOver(state)) break;
    if (state.curtain !== null) await desk.liftCurtain();
    else if (isWanted(state)) return state;
    else await changed(desk, () => byTouch(desk, state, rng));
  }
  throw new Error('the deal ended before that: another seed may do');
}

/** The device goes from hand to hand. */
const passOn = (desk: TableDesk, _: DeskState): Promise<void> => desk.liftCurtain();

/** Does something, and waits until something has come of it. */
export async function changed(desk: TableDesk, act: () => void): Promise<void> {
  const before = desk.value;
  act();
  await when(desk, (state) => state !== before);
}
