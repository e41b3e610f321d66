import { type Rng, rngFor } from '@shoal/core';
import { Sitting } from '@shoal/table-ui';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaksIn } from './test/leaks.ts';
import { asked, byKeys, byTouch, isOver, oneOf, playDeal, type Way } from './test/person.ts';
import { EVERY_PRESET, type Wanted } from './test/plans.ts';
import { type Seated, sitDown } from './test/seated.ts';

const NOBODY = { freshSeed: () => '', keep: () => undefined };

/** Sits down where every state that comes to the page is looked at. */
async function watched(wanted: Wanted): Promise<Seated & { readonly faults: string[] }> {
  const seated = await sitDown(wanted);
  const { table } = seated;
  const faults: string[] = [];
  table.subscribe(() => {
    if (table.value === null) return;
    faults.push(...leaksIn(table.value, table.sitting));
    if (table.pending.length > 0) faults.push('told before it was kept');
    if (table.underWay > 1) faults.push('two actions at once');
  });
  return { ...seated, faults };
}

/** What was kept is what was played, and the deal is among the finished games. */
function expectKept({ table, desk }: Seated): void {
  const { keeper, sitting } = table;
  const again = Sitting.resume(sitting.plan, keeper.entries, NOBODY);
  expect(again?.result).toEqual(sitting.result);
  expect(again?.match.totals).toEqual(sitting.match.totals);
  expect(desk.value?.table).toMatchObject({
    finished: { id: keeper.finished.at(-1)?.id, result: sitting.result },
    seed: sitting.deal.seed,
  });
}

const WAYS: readonly (readonly [name: string, way: Way])[] = [
  ['touch', byTouch],
  ['keys', byKeys],
];

describe.each(EVERY_PRESET)('$game by the preset $preset', ({ game, preset, min, max }) => {
  test.each(WAYS)('is played from the first card to the last by %s', async (_, way) => {
    const seats = way === byTouch ? 'P'.padEnd(min, 'b') : 'bP'.padEnd(Math.min(4, max), 'b');
    const seated = await watched({ game, preset, seats });
    const end = await playDeal(seated.desk, way, rngFor(preset, 'person'));
    expect(end).toMatchObject({ choosing: null, curtain: null, viewer: seats.indexOf('P') });
    expect([end.table.isOver, seated.faults]).toEqual([true, []]);
    expectKept(seated);
  });

  test('is played by as many people as there can be', async () => {
    const seated = await watched({ game, preset, seats: 'P'.repeat(max) });
    await playDeal(seated.desk, byTouch, rngFor(preset, 'people'));
    expect(seated.faults).toEqual([]);
    expectKept(seated);
  });
});

test.each(['go-fish', 'crazy-eights'] as const)('a match of %s goes on until it is decided', async (game) => {
  const seated = await watched({ game, seats: 'Pb', goal: { type: 'best-of', deals: 3 } });
  const { desk, table } = seated;
  const rng = rngFor(game, 'person');
  let state = await playDeal(desk, byTouch, rng);
  for (; !state.table.isOver; state = await playDeal(desk, byTouch, rng)) {
    expect(state.table.matchWinners).toEqual([]);
    await desk.nextDeal();
  }
  expect(state.table.matchWinners.length).toBeGreaterThan(0);
  const { length } = table.keeper.entries;
  await desk.nextDeal();
  expect([table.keeper.entries.length, isOver(await asked(desk))]).toEqual([length, true]);
  expect(seated.faults).toEqual([]);
  expectKept(seated);
});

test('a daily deal is dealt once', async () => {
  const { desk, table } = await sitDown({ game: 'go-fish', seats: 'Pb', daily: '2026-11-16' });
  await playDeal(desk, byTouch, rngFor('daily', 'person'));
  await desk.nextDeal();
  expect(desk.value?.table.report.dealNumber).toBe(1);
  expect(table.keeper.entries.filter(({ type }) => type === 'deal').length).toBe(1);
});

/** Touches, keys, things taken back, and taps on whatever there is: somebody who is not careful. */
const carelessly: Way = (desk, state, rng: Rng) => {
  const { report } = state.table;
  const chance = rng.below(12);
  if (chance === 0 && report.canUndo) return void desk.undo();
  if (chance === 1 && report.view.hand.length > 0) return desk.touch({ card: oneOf(report.view.hand, rng) });
  if (chance === 2) return desk.touch({ target: rng.below(report.players.length) });
  if (chance === 3) return void desk.press(oneOf(['x', '0', 'left', 'enter', 'p', 'd', '9'], rng));
  for (const way of [byTouch, byKeys]) if (rng.below(2) === 0) return way(desk, state, rng);
  byTouch(desk, state, rng);
  // A second finger comes down before the first has done anything.
  desk.press('enter');
};

test('a careless person at any table loses nothing, does nothing twice, and comes to the end', async () => {
  const table = fc.constantFrom(...EVERY_PRESET).chain(({ game, preset, min, max }) =>
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
    fc.asyncProperty(table, async (wanted) => {
      const seated = await watched(wanted);
      await playDeal(seated.desk, carelessly, rngFor(wanted.seed, 'careless'));
      expect(seated.faults).toEqual([]);
      expectKept(seated);
      for (const { viewer, table: seen, choosing } of seated.shown) {
        expect(seen.report.view.seat).toBe(viewer);
        if (choosing !== null) expect(seen.report.view.turn).toBe(viewer);
      }
    }),
    { numRuns: 7 },
  );
});
