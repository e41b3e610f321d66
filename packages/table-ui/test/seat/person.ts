import { type Rng, rngFor, type Touches } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { TableReport } from '@shoal/room';
import { answerKeys, type ChoosingTable, itemsFor, offersFor } from '../../src/index.ts';
import type { SeatController } from '../../src/seat/seat-controller.ts';
import type { SeatState } from '../../src/seat/seat-state.ts';
import type { ValueStore } from '../../src/seat/value-store.ts';

/** One step of a person towards an action. */
export type Way = (seat: SeatController, state: SeatState, rng: Rng) => void;

/** The table as the person who chooses sees it. */
export const choosingTable = (report: TableReport): ChoosingTable => ({
  ...report,
  presentation: PRESENTATIONS[report.game],
});

/** Every useful touch at the moment. */
export function touchesAt({ report, choosing }: SeatState): Touches[] {
  if (choosing === null) return [];
  const { wanted } = choosing;
  const table = choosingTable(report);
  const offers = offersFor(table, choosing).map((offer) => offer.touches);
  if (wanted === 'target' || wanted === 'suit') return offers;
  const held = itemsFor(table).flatMap((item) => (item.isLegal ? [item.touches] : []));
  const seats = [...new Set(report.view.legal.flatMap(({ target }) => target ?? []))].map((target) => ({ target }));
  return wanted === 'rank' ? held : [...held, ...offers, ...seats];
}

/** Prefers playing to drawing, so that most games end soon. */
export const byTouch: Way = (seat, state, rng) => {
  const all = touchesAt(state);
  const cards = all.filter(({ card }) => card !== undefined);
  seat.touch(oneOf(cards.length > 0 && rng.below(5) > 0 ? cards : all, rng));
};

/** Presses keys that answer, and now and then the arrows and Enter. */
export const byKeys: Way = (seat, { report, choosing }, rng) => {
  if (choosing === null) return;
  const table = choosingTable(report);
  const answers = answerKeys(choosing, table).map((key) => key.toLowerCase());
  const canEnter = choosing.wanted !== null || itemsFor(table)[choosing.cursor]?.isLegal;
  seat.press(oneOf([...answers, ...(canEnter ? ['enter', 'space'] : ['right'])], rng));
};

export function oneOf<T>(things: readonly T[], rng: Rng): T {
  if (things.length === 0) throw new Error('there is nothing to do');
  return things[rng.below(things.length)];
}

/** Resolves with the value once it passes `isWanted`. */
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

/** Is a person asked for something, or is the deal over? */
const isWaiting = (state: SeatState | null): boolean =>
  state !== null && (state.choosing !== null || state.curtain !== null || isOver(state));

export const isOver = ({ report }: SeatState): boolean => report.view.result !== null;

/** Resolves once the seat waits for a person. */
export async function asked(seat: SeatController): Promise<SeatState> {
  const state = await when(seat, isWaiting);
  if (state === null) throw new Error('the table has not answered');
  return state;
}

/** More steps than any deal takes, so that a stuck table fails the test. */
const MOST_STEPS = 5000;

/** Plays a deal to its end for everyone at this device, and returns the last state. */
export async function playDeal(seat: SeatController, way: Way, rng: Rng, onCurtain = passOn): Promise<SeatState> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const state = await asked(seat);
    if (isOver(state)) return state;
    if (state.curtain !== null) await onCurtain(seat, state);
    else await changed(seat, () => way(seat, state, rng));
  }
  throw new Error('the deal does not come to its end');
}

/** Plays by touch until a person is to choose and the state passes `isWanted`. */
export async function playUntil(seat: SeatController, isWanted: (state: SeatState) => boolean): Promise<SeatState> {
  const rng = rngFor('until', 'person');
  for (let step = 0; step < MOST_STEPS; step++) {
    const state = await asked(seat);
    if (isOver(state)) break;
    if (state.curtain !== null) await seat.liftCurtain();
    else if (isWanted(state)) return state;
    else await changed(seat, () => byTouch(seat, state, rng));
  }
  throw new Error('the deal ended before that: another seed may do');
}

/** Passes the device on. */
const passOn = (seat: SeatController, _: SeatState): Promise<void> => seat.liftCurtain();

/** Acts, and waits for the first change. */
export async function changed(seat: SeatController, act: () => void): Promise<void> {
  const before = seat.value;
  act();
  await when(seat, (state) => state !== before);
}
