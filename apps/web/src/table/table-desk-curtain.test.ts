import { type Rng, rngFor, type Seat } from '@shoal/core';
import { handStacks } from '@shoal/table-ui';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../table-link/table-link.ts';
import type { DeskState } from './desk-state.ts';
import type { TableDesk } from './table-desk.ts';
import { leaksIn } from './test/leaks.ts';
import { asked, byKeys, byTouch, changed, playDeal, touchesAt, when } from './test/person.ts';
import { EVERY_PRESET, type Wanted } from './test/plans.ts';
import { pause, type Seated, sitDown } from './test/seated.ts';

const TWO: Wanted = { game: 'go-fish', seats: 'PP' };
const WITH_BOT: Wanted = { game: 'crazy-eights', seats: 'PbP' };

const stageOf = ({ curtain }: DeskState) => curtain && [curtain.stage, curtain.seat];

/** Acts until the turn goes to somebody else. */
async function endTurn(desk: TableDesk): Promise<DeskState> {
  const rng = rngFor('a', 'person');
  for (let state = await asked(desk); state.curtain === null; state = await asked(desk)) {
    const before = state;
    await changed(desk, () => byTouch(desk, before, rng));
  }
  return asked(desk);
}

/** The next one takes the device and looks at the cards, behind three curtains at most. */
async function takeOver(desk: TableDesk): Promise<DeskState> {
  for (let curtain = 0; curtain < 3; curtain++) if ((await asked(desk)).curtain !== null) await desk.liftCurtain();
  return asked(desk);
}

describe('people who share a device', () => {
  test('see no card before the first of them says who it is', async () => {
    const { desk } = await sitDown(TWO);
    const state = await asked(desk);
    expect(stageOf(state)).toEqual(['pass', 0]);
    expect(state).toMatchObject({ viewer: null, choosing: null });
    expect(state.table.report.view).toMatchObject({ seat: null, hand: [], legal: [] });
  });

  test('are told what happened, then see their cards, then hide them', async () => {
    const { desk } = await sitDown(TWO);
    await desk.liftCurtain();
    expect(desk.value?.curtain).toEqual({ stage: 'recap', seat: 0, known: 0 });
    expect(desk.value?.choosing).toBeNull();
    await desk.liftCurtain();
    expect(desk.value).toMatchObject({ curtain: null, viewer: 0, choosing: { touches: {} } });
    const over = await endTurn(desk);
    expect([stageOf(over), over.viewer]).toEqual([['hide', 0], 0]);
    await desk.liftCurtain();
    const passed = await asked(desk);
    expect([stageOf(passed), passed.viewer]).toEqual([['pass', 1], null]);
  });

  test('are told all that happened since they hid their cards, and nothing twice', async () => {
    const { desk } = await sitDown(TWO);
    const hidden = new Map<Seat, number>();
    for (let turn = 0; turn < 8; turn++) {
      await takeOver(desk);
      const { curtain, table } = await endTurn(desk);
      if (curtain?.stage !== 'hide') throw new Error('nobody was asked to hide anything');
      hidden.set(curtain.seat, table.report.log.length);
      await desk.liftCurtain();
      await desk.liftCurtain();
      const next = desk.value?.curtain;
      expect(next).toMatchObject({ stage: 'recap', known: hidden.get(next?.seat ?? -1) ?? 0 });
    }
    expect(hidden.size).toBe(2);
  });

  test('cannot act, point or take back anything behind the curtain', async () => {
    const { desk, table } = await sitDown(TWO);
    for (let stage = 0; stage < 2; stage++) {
      const state = await asked(desk);
      const own = table.sitting.deal.table.view(0);
      desk.touch(handStacks('go-fish', own)[0].touches);
      desk.follow(own.legal[0]);
      desk.pointAt(2);
      for (const key of ['enter', 'a', '2', '1', 'escape', '?']) expect(desk.press(key)).toBeNull();
      await pause();
      expect([desk.value, table.keeper.entries.length]).toEqual([state, 1]);
      await desk.liftCurtain();
    }
  });

  test('who tap twice on the first curtain still stand before the second', async () => {
    const { desk, table } = await sitDown(TWO);
    const letGo = table.keeper.hold();
    const taps = [desk.liftCurtain(), desk.liftCurtain(), desk.liftCurtain()];
    letGo();
    await Promise.all(taps);
    expect(stageOf(await asked(desk))).toEqual(['recap', 0]);
  });

  test('take nothing back, and are told why', async () => {
    const { desk } = await sitDown(TWO);
    await takeOver(desk);
    await desk.undo();
    expect(desk.value?.remark).toEqual({ key: 'no-undo-with-people' });
  });

  test('who hide their cards while a bot acts leave none of them to the next', async () => {
    const { desk, table, shown } = await sitDown(WITH_BOT);
    for (let turn = 0; turn < 4; turn++) {
      const { curtain } = await takeOver(desk).then(() => endTurn(desk));
      if (curtain === null) break;
      await when(table, (state) => state !== null && state.report.view.turn !== null);
      const letGo = table.keeper.hold();
      await pause(5);
      const hidden = desk.liftCurtain();
      letGo();
      await hidden;
    }
    expectHidden(shown);
  });

  test('stand before the curtain again when the next deal begins, with nothing known of it', async () => {
    const { desk, table, told } = await sitDown({ ...TWO, seed: 'b' });
    await playDeal(desk, byTouch, rngFor('a', 'person'));
    const { length } = told;
    await desk.nextDeal();
    expect(told.slice(length).map(({ report }) => report.view.seat)).toEqual([null, null]);
    const state = await asked(desk);
    expect(stageOf(state)).toEqual(['pass', 1]);
    expect([state.table.report.dealNumber, state.viewer, state.known]).toEqual([2, null, 0]);
    await desk.liftCurtain();
    expect(desk.value?.curtain).toEqual({ stage: 'recap', seat: 1, known: 0 });
    expect(table.keeper.finished.length).toBe(1);
  });
});

/** Who looks is who is said to look, and before the device is handed over nobody does. */
function expectHidden(shown: readonly DeskState[]): void {
  for (const { viewer, curtain, choosing, table } of shown) {
    const { seat, hand, legal } = table.report.view;
    expect(seat).toBe(viewer);
    if (curtain !== null) expect(choosing).toBeNull();
    if (curtain?.stage === 'hide') expect(seat).toBe(curtain.seat);
    else if (curtain !== null) expect([seat, hand, legal]).toEqual([null, [], []]);
  }
}

/** Looks at everything that comes to the page, and at who has been handed the device. */
class Guard {
  readonly leaks: string[] = [];
  readonly #lifted = new Set<Seat>();
  #deal = 1;

  constructor({ table }: Seated) {
    table.subscribe(() => {
      if (table.value !== null) this.#look(table.value, leaksIn(table.value, table.sitting));
    });
  }

  /** Lets the device go from hand to hand; now and then somebody taps twice, or waits. */
  readonly passOn =
    (rng: Rng) =>
    async (desk: TableDesk, { curtain }: DeskState): Promise<void> => {
      if (curtain?.stage === 'pass') this.#lifted.add(curtain.seat);
      if (rng.below(4) === 0) await pause();
      const lifted = desk.liftCurtain();
      if (rng.below(4) === 0) await desk.liftCurtain();
      await lifted;
    };

  #look({ report }: TableState, leaks: readonly string[]): void {
    if (report.dealNumber !== this.#deal) this.#lifted.clear();
    this.#deal = report.dealNumber;
    this.leaks.push(...leaks);
    const { seat } = report.view;
    if (seat !== null && !this.#lifted.has(seat)) this.leaks.push(`the hand of seat ${seat} before its turn`);
  }
}

test('at any table, however slowly things are kept, no hand is on the page before its owner is', async () => {
  const table = fc.constantFrom(...EVERY_PRESET).chain(({ game, preset, min, max }) =>
    fc.record({
      game: fc.constant(game),
      preset: fc.constant(preset),
      seats: fc
        .array(fc.constantFrom('P', 'b'), { minLength: min, maxLength: Math.min(5, max) })
        .map((signs) => signs.join(''))
        .filter((seats) => seats.replaceAll('b', '').length > 1),
      seed: fc.integer({ min: 0 }).map((number) => `seed-${number}`),
    }),
  );
  await fc.assert(
    fc.asyncProperty(table, fc.boolean(), async (wanted, isByKeys) => {
      const seated = await sitDown(wanted);
      const { desk, shown, table: local } = seated;
      const guard = new Guard(seated);
      const rng = rngFor(wanted.seed, 'people');
      local.keeper.isFree = () => (rng.below(3) === 0 ? pause() : Promise.resolve());
      const way = isByKeys ? byKeys : byTouch;
      await playDeal(desk, way, rng, guard.passOn(rng));
      await desk.nextDeal();
      for (let step = 0; step < 12; step++) {
        const state = await asked(desk);
        if (state.curtain === null && touchesAt(state).length === 0) break;
        if (state.curtain !== null) await guard.passOn(rng)(desk, state);
        else await changed(desk, () => way(desk, state, rng));
      }
      desk.close();
      expect(guard.leaks).toEqual([]);
      expectHidden(shown);
      expect(shown.some(({ curtain }) => curtain?.stage === 'recap')).toBe(true);
    }),
    { numRuns: 8 },
  );
});
