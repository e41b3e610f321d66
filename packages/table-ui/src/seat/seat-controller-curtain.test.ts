import { type Rng, rngFor, type Seat } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { TableReport } from '@shoal/room';
import { EVERY_PRESET, leaksIn, pause, type TestPlan } from '@shoal/room/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { asked, byKeys, byTouch, changed, playDeal, touchesAt } from '../../test/seat/person.ts';
import { type Seated, sitDown } from '../../test/seat/seated.ts';
import type { SeatController } from './seat-controller.ts';
import type { SeatState } from './seat-state.ts';

const TWO: TestPlan = { game: 'go-fish', seats: 'PP' };
const WITH_BOT: TestPlan = { game: 'crazy-eights', seats: 'PbP' };

const stageOf = ({ curtain }: SeatState) => curtain && [curtain.stage, curtain.seat];

/** Acts until the turn passes to another player. */
async function endTurn(seat: SeatController): Promise<SeatState> {
  const rng = rngFor('a', 'person');
  for (let state = await asked(seat); state.curtain === null; state = await asked(seat)) {
    const before = state;
    await changed(seat, () => byTouch(seat, before, rng));
  }
  return asked(seat);
}

/** The next player takes the device and sees the cards, behind at most three curtains. */
async function takeOver(seat: SeatController): Promise<SeatState> {
  for (let curtain = 0; curtain < 3; curtain++) if ((await asked(seat)).curtain !== null) await seat.liftCurtain();
  return asked(seat);
}

describe('people who share a device', () => {
  test('see no card before the first of them says who it is', async () => {
    const { seat } = await sitDown(TWO);
    const state = await asked(seat);
    expect(stageOf(state)).toEqual(['pass', 0]);
    expect(state).toMatchObject({ viewer: null, choosing: null });
    expect(state.report.view).toMatchObject({ seat: null, hand: [], legal: [] });
  });

  test('are told what happened, then see their cards, then hide them', async () => {
    const { seat } = await sitDown(TWO);
    await seat.liftCurtain();
    expect(seat.value?.curtain).toEqual({ stage: 'recap', seat: 0, known: 0 });
    expect(seat.value?.choosing).toBeNull();
    await seat.liftCurtain();
    expect(seat.value).toMatchObject({ curtain: null, viewer: 0, choosing: { touches: {} } });
    const over = await endTurn(seat);
    expect([stageOf(over), over.viewer]).toEqual([['hide', 0], 0]);
    await seat.liftCurtain();
    const passed = await asked(seat);
    expect([stageOf(passed), passed.viewer]).toEqual([['pass', 1], null]);
  });

  test('are told all that happened since they hid their cards, and nothing twice', async () => {
    const { seat } = await sitDown(TWO);
    const hidden = new Map<Seat, number>();
    for (let turn = 0; turn < 8; turn++) {
      await takeOver(seat);
      const { curtain, report } = await endTurn(seat);
      if (curtain?.stage !== 'hide') throw new Error('nobody was asked to hide anything');
      hidden.set(curtain.seat, report.log.length);
      await seat.liftCurtain();
      await seat.liftCurtain();
      const next = seat.value?.curtain;
      expect(next).toMatchObject({ stage: 'recap', known: hidden.get(next?.seat ?? -1) ?? 0 });
    }
    expect(hidden.size).toBe(2);
  });

  test('cannot act, point or take back anything behind the curtain', async () => {
    const { seat, room } = await sitDown(TWO);
    for (let stage = 0; stage < 2; stage++) {
      const state = await asked(seat);
      const { table, plan } = room.match.deal;
      const own = table.view(0);
      seat.touch(PRESENTATIONS[plan.id].stacks(own, plan.options)[0].touches);
      seat.follow(own.legal[0]);
      seat.pointAt(2);
      for (const key of ['enter', 'a', '2', '1', 'escape', '?']) expect(seat.press(key)).toBeNull();
      await pause();
      expect([seat.value, room.journal.entries.length]).toEqual([state, 1]);
      await seat.liftCurtain();
    }
  });

  test('who tap twice on the first curtain still stand before the second', async () => {
    const { seat, room } = await sitDown(TWO);
    const letGo = room.journal.hold();
    const taps = [seat.liftCurtain(), seat.liftCurtain(), seat.liftCurtain()];
    letGo();
    await Promise.all(taps);
    expect(stageOf(await asked(seat))).toEqual(['recap', 0]);
  });

  test('take nothing back, and are told why', async () => {
    const { seat } = await sitDown(TWO);
    await takeOver(seat);
    await seat.undo();
    expect(seat.value?.remark).toEqual({ key: 'no-undo-with-people' });
  });

  test('who hide their cards while a bot acts leave none of them to the next', async () => {
    const { seat, room, shown } = await sitDown(WITH_BOT);
    for (let turn = 0; turn < 4; turn++) {
      const { curtain } = await takeOver(seat).then(() => endTurn(seat));
      if (curtain === null) break;
      const letGo = room.journal.hold();
      await pause(5);
      const hidden = seat.liftCurtain();
      letGo();
      await hidden;
    }
    expectHidden(shown);
  });

  test('ask for no other deal before the end of the present one', async () => {
    const { seat, room } = await sitDown(TWO);
    const state = await takeOver(seat);
    await seat.nextDeal();
    expect(seat.value).toEqual(state);
    await endTurn(seat);
    expect(room.journal.entries.length).toBeGreaterThan(1);
  });

  test('stand before the curtain again when the next deal begins, with nothing known of it', async () => {
    const { seat, room, told } = await sitDown({ ...TWO, seed: 'b' });
    await playDeal(seat, byTouch, rngFor('a', 'person'));
    const { length } = told;
    await seat.nextDeal();
    expect(told.slice(length).map(({ view }) => view.seat)).toEqual([null, null]);
    const state = await asked(seat);
    expect(stageOf(state)).toEqual(['pass', 1]);
    expect([state.report.dealNumber, state.viewer, state.known]).toEqual([2, null, 0]);
    await seat.liftCurtain();
    expect(seat.value?.curtain).toEqual({ stage: 'recap', seat: 1, known: 0 });
    expect(room.journal.finished.length).toBe(1);
  });
});

/** Expects that only the announced player sees cards, and nobody before the device is handed over. */
function expectHidden(shown: readonly SeatState[]): void {
  for (const { viewer, curtain, choosing, report } of shown) {
    const { seat, hand, legal } = report.view;
    expect(seat).toBe(viewer);
    if (curtain !== null) expect(choosing).toBeNull();
    if (curtain?.stage === 'hide') expect(seat).toBe(curtain.seat);
    else if (curtain !== null) expect([seat, hand, legal]).toEqual([null, [], []]);
  }
}

/** Watches every state that reaches the page, and who holds the device. */
class Guard {
  readonly leaks: string[] = [];
  readonly #lifted = new Set<Seat>();
  #deal = 1;

  constructor({ room, onTold }: Seated) {
    onTold((report) => this.#look(report, leaksIn(report, room.match)));
  }

  /** Passes the device on; now and then a player taps twice, or waits. */
  readonly passOn =
    (rng: Rng) =>
    async (seat: SeatController, { curtain }: SeatState): Promise<void> => {
      if (curtain?.stage === 'pass') this.#lifted.add(curtain.seat);
      if (rng.below(4) === 0) await pause();
      const lifted = seat.liftCurtain();
      if (rng.below(4) === 0) await seat.liftCurtain();
      await lifted;
    };

  #look(report: TableReport, leaks: readonly string[]): void {
    if (report.dealNumber !== this.#deal) this.#lifted.clear();
    this.#deal = report.dealNumber;
    this.leaks.push(...leaks);
    const { seat } = report.view;
    if (seat !== null && !this.#lifted.has(seat)) this.leaks.push(`the hand of seat ${seat} before its turn`);
  }
}

test('at any table, however slowly things are kept, no hand is on the page before its owner is', async () => {
  const room = fc.constantFrom(...EVERY_PRESET).chain(({ game, preset, min, max }) =>
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
    fc.asyncProperty(room, fc.boolean(), async (wanted, isByKeys) => {
      const seated = await sitDown(wanted);
      const { seat, shown, room: local } = seated;
      const guard = new Guard(seated);
      const rng = rngFor(wanted.seed, 'people');
      local.journal.isFree = () => (rng.below(3) === 0 ? pause() : Promise.resolve());
      const way = isByKeys ? byKeys : byTouch;
      await playDeal(seat, way, rng, guard.passOn(rng));
      await seat.nextDeal();
      for (let step = 0; step < 12; step++) {
        const state = await asked(seat);
        if (state.curtain === null && touchesAt(state).length === 0) break;
        if (state.curtain !== null) await guard.passOn(rng)(seat, state);
        else await changed(seat, () => way(seat, state, rng));
      }
      seat.close();
      expect(guard.leaks).toEqual([]);
      expectHidden(shown);
      expect(shown.some(({ curtain }) => curtain?.stage === 'recap')).toBe(true);
    }),
    { numRuns: atDepth({ test: 4, check: 12 }) },
  );
});
