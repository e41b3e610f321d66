import { type Rng, rngFor } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { EVERY_PRESET, leaksIn, type TestPlan } from '@shoal/room/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atDepth, IS_CHECK } from '../../../../scripts/depth.mjs';
import { asked, byKeys, byTouch, isOver, oneOf, playDeal, type Way } from '../../test/seat/person.ts';
import { type Seated, sitDown } from '../../test/seat/seated.ts';

/** Sits down, and checks every state that reaches the page. */
async function watched(wanted: TestPlan): Promise<Seated & { readonly faults: string[] }> {
  const seated = await sitDown(wanted);
  const { room, onTold } = seated;
  const faults: string[] = [];
  onTold((report) => {
    faults.push(...leaksIn(report, room.match));
    if (room.underWay > 1) faults.push('two actions at once');
  });
  return { ...seated, faults };
}

/** Expects the saved match to be the played one, and the deal to be among the finished games. */
function expectSaved({ room, seat }: Seated): void {
  const { journal, match } = room;
  expect(seat.value?.report).toMatchObject({
    finishedId: journal.finished.at(-1)?.id,
    totals: match.score.totals,
    seed: match.deal.seed,
    view: { result: match.result },
  });
}

const WAYS: readonly (readonly [name: string, way: Way])[] = [
  ['touch', byTouch],
  ['keys', byKeys],
];

/** One preset per game, or every preset in a check. */
const PRESETS = EVERY_PRESET.filter(({ preset }) => IS_CHECK || preset === 'standard');

describe.each(PRESETS)('$game by the preset $preset', ({ game, preset, min, max }) => {
  test.each(WAYS)('is played from the first card to the last by %s', async (_, way) => {
    const seats = way === byTouch ? 'P'.padEnd(min, 'b') : 'bP'.padEnd(Math.min(4, max), 'b');
    const seated = await watched({ game, preset, seats });
    const end = await playDeal(seated.seat, way, rngFor(preset, 'person'));
    expect(end).toMatchObject({ choosing: null, curtain: null, viewer: seats.indexOf('P') });
    expect([end.report.isOver, seated.faults]).toEqual([true, []]);
    expectSaved(seated);
  });

  test('is played by as many people as there can be', async () => {
    const seated = await watched({ game, preset, seats: 'P'.repeat(max) });
    await playDeal(seated.seat, byTouch, rngFor(preset, 'people'));
    expect(seated.faults).toEqual([]);
    expectSaved(seated);
  });
});

test.each(GAME_IDS)('a match of %s goes on until it is decided', async (game) => {
  const seated = await watched({ game, seats: 'Pb', goal: { type: 'best-of', deals: 3 } });
  const { seat, room } = seated;
  const rng = rngFor(game, 'person');
  let state = await playDeal(seat, byTouch, rng);
  for (; !state.report.isOver; state = await playDeal(seat, byTouch, rng)) {
    expect(state.report.matchWinners).toEqual([]);
    await seat.nextDeal();
  }
  expect(state.report.matchWinners.length).toBeGreaterThan(0);
  const { length } = room.journal.entries;
  await seat.nextDeal();
  expect([room.journal.entries.length, isOver(await asked(seat))]).toEqual([length, true]);
  expect(seated.faults).toEqual([]);
  expectSaved(seated);
});

test('a daily deal is dealt once', async () => {
  const { seat, room } = await sitDown({ game: 'go-fish', seats: 'Pb', daily: '2026-11-16' });
  await playDeal(seat, byTouch, rngFor('daily', 'person'));
  await seat.nextDeal();
  expect(seat.value?.report.dealNumber).toBe(1);
  expect(room.journal.entries.filter(({ type }) => type === 'deal').length).toBe(1);
});

/** Plays carelessly: touches, keys, undo, and taps on anything. */
const carelessly: Way = (seat, state, rng: Rng) => {
  const { report } = state;
  const chance = rng.below(12);
  if (chance === 0 && report.canUndo) return void seat.undo();
  if (chance === 1 && report.view.hand.length > 0) return seat.touch({ card: oneOf(report.view.hand, rng) });
  if (chance === 2) return seat.touch({ target: rng.below(report.players.length) });
  if (chance === 3) return void seat.press(oneOf(['x', '0', 'left', 'enter', 'p', 'd', '9'], rng));
  for (const way of [byTouch, byKeys]) if (rng.below(2) === 0) return way(seat, state, rng);
  byTouch(seat, state, rng);
  // A second tap comes before the first has any effect.
  seat.press('enter');
};

test('a careless person at any table loses nothing, does nothing twice, and comes to the end', async () => {
  const room = fc.constantFrom(...EVERY_PRESET).chain(({ game, preset, min, max }) =>
    fc.record({
      game: fc.constant(game),
      preset: fc.constant(preset),
      seats: fc
        .tuple(fc.integer({ min, max: Math.min(5, max) }), fc.nat())
        .map(([count, at]) => 'b'.repeat(count).replace(new RegExp(`^(b{${at % count}})b`), '$1P')),
      seed: fc.nat().map((number) => `seed-${number}`),
    }),
  );
  await fc.assert(
    fc.asyncProperty(room, async (wanted) => {
      const seated = await watched(wanted);
      await playDeal(seated.seat, carelessly, rngFor(wanted.seed, 'careless'));
      expect(seated.faults).toEqual([]);
      expectSaved(seated);
      for (const { viewer, report, choosing } of seated.shown) {
        expect(report.view.seat).toBe(viewer);
        if (choosing !== null) expect(report.view.turn).toBe(viewer);
      }
    }),
    { numRuns: atDepth({ test: 3, check: 12 }) },
  );
});
