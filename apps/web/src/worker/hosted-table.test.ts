import { rngFor } from '@shoal/core';
import { reportOf, Sitting } from '@shoal/table-ui';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaksIn } from '../table/test/leaks.ts';
import { LocalTable } from '../table/test/local-table.ts';
import { when } from '../table/test/person.ts';
import { EVERY_PRESET, planFor, type Wanted } from '../table/test/plans.ts';
import { pause } from '../table/test/seated.ts';
import type { TableState } from '../table-link/table-link.ts';

const NOBODY = { freshSeed: () => '', keep: () => undefined };

const GO_FISH: Wanted = { game: 'go-fish', seats: 'Pbb' };

const legalAt = (table: LocalTable, seat: number) => table.sitting.deal.table.view(seat).legal;

/** Any legal action of whoever has the turn, as soon as that is a person; false when the deal is over. */
async function actOnce(table: LocalTable, choose: (count: number) => number): Promise<boolean> {
  const { players } = table.sitting.plan;
  const isAsked = ({ report: { view } }: TableState) => view.turn === null || players[view.turn].bot === null;
  const state = await when(table, (told) => told !== null && isAsked(told));
  const turn = state?.report.view.turn ?? null;
  if (turn === null) return false;
  const legal = legalAt(table, turn);
  expect(await table.act(turn, legal[choose(legal.length)])).toBeNull();
  return true;
}

test('nothing is told before it is kept, at any table: what was kept gives back all that was told', async () => {
  const tables = fc.constantFrom(...EVERY_PRESET).chain(({ game, preset, min, max }) =>
    fc.record({
      game: fc.constant(game),
      preset: fc.constant(preset),
      seats: fc
        .array(fc.constantFrom('P', 'b', 'b'), { minLength: min, maxLength: Math.min(5, max) })
        .map((signs) => signs.join(''))
        .filter((seats) => seats.includes('P')),
      seed: fc.nat().map((number) => `seed-${number}`),
    }),
  );
  await fc.assert(
    fc.asyncProperty(tables, async (wanted) => {
      const table = LocalTable.dealt(planFor(wanted));
      const rng = rngFor(wanted.seed, 'people');
      const faults: string[] = [];
      table.keeper.isFree = () => (rng.below(4) === 0 ? pause() : Promise.resolve());
      table.subscribe(() => {
        if (table.value === null) return;
        const { report } = table.value;
        const kept = Sitting.resume(table.sitting.plan, table.keeper.entries, NOBODY);
        if (kept === null || JSON.stringify(reportOf(kept, report.view.seat)) !== JSON.stringify(report)) {
          faults.push(`told before it was kept, after ${report.log.length} events`);
        }
        faults.push(...leaksIn(table.value, table.sitting));
      });
      await table.hosted.begin();
      for (let acts = 0; acts < 12 && (await actOnce(table, (count) => rng.below(count))); acts++) {
        if (rng.below(6) === 0) await table.look(rng.below(2) === 0 ? null : rng.below(wanted.seats.length));
      }
      table.close();
      await table.left;
      expect(faults).toEqual([]);
      expect(table.pending).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

describe('what comes in at once', () => {
  test('is done one after the other, each judged by what came before it', async () => {
    const table = await LocalTable.begin(planFor({ game: 'go-fish', seats: 'PPP' }));
    const letGo = table.keeper.hold();
    const [ask] = legalAt(table, 0);
    const answers = [
      table.act(0, ask),
      table.act(0, ask),
      table.act(1, { type: 'fish' }),
      table.act(0, { type: 'fish' }),
    ];
    await pause();
    expect([table.keeper.entries.length, table.state?.report.log.length]).toEqual([1, 0]);
    letGo();
    const refusals = await Promise.all(answers);
    const done = refusals.filter((refusal) => refusal === null).length;
    expect(refusals[0]).toBeNull();
    expect(refusals).toContain('not-your-turn');
    expect(table.keeper.entries.length).toBe(1 + done);
  });

  test('and is refused is kept nowhere, and answered with the reason', async () => {
    const table = await LocalTable.begin(planFor(GO_FISH));
    const before = table.state;
    expect(await table.act(0, { type: 'fish' })).toBe('must-ask');
    expect(await table.act(1, legalAt(table, 0)[0])).toBe('not-your-turn');
    expect([table.state, table.keeper.entries.length]).toEqual([before, 1]);
  });
});

describe('whoever looks', () => {
  test('sees the own cards and nobody else’s, and everybody sees none', async () => {
    const table = await LocalTable.begin(planFor({ game: 'crazy-eights', seats: 'PPP' }));
    expect(table.state?.report.view).toMatchObject({ seat: null, hand: [] });
    for (const seat of [1, 0, null, 2]) {
      await table.look(seat);
      const hand = seat === null ? [] : table.sitting.deal.table.view(seat).hand;
      expect(table.state?.report.view).toMatchObject({ seat, hand });
    }
  });

  test('changes nothing that is kept', async () => {
    const table = await LocalTable.begin(planFor(GO_FISH));
    for (const seat of [null, 1, 0]) await table.look(seat);
    expect(table.keeper.entries.length).toBe(1);
  });

  test('learns the seed when the deal is over, and not before', async () => {
    const table = await LocalTable.begin(planFor({ ...GO_FISH, seed: 'a secret of the table' }));
    while (await actOnce(table, () => 0)) {
      if (table.state?.report.view.result === null) expect(JSON.stringify(table.state)).not.toContain('a secret');
    }
    expect(table.state?.seed).toBe('a secret of the table');
  });
});

describe('undo', () => {
  test('goes back to the last choice of a person, while bots go on from there', async () => {
    const table = await LocalTable.begin(planFor(GO_FISH));
    for (let acts = 0; acts < 6; acts++) await actOnce(table, () => 0);
    const undone = table.undo(0);
    await undone;
    expect(table.state?.report.view.turn).toBe(0);
    expect(table.keeper.entries.at(-1)?.type).toBe('undo');
    while (await actOnce(table, (count) => count - 1));
    expect(table.keeper.finished.map((game) => game.undone)).toEqual([1]);
  });

  test('changes nothing where nothing can be taken back', async () => {
    const table = await LocalTable.begin(planFor({ game: 'go-fish', seats: 'PP' }));
    await actOnce(table, () => 0);
    const { length } = table.keeper.entries;
    await table.undo(0);
    expect(table.keeper.entries.length).toBe(length);
  });
});

describe('the next deal', () => {
  test('begins when people want it, with the next seat first, and never before the end of the last', async () => {
    const table = await LocalTable.begin(planFor(GO_FISH));
    await table.nextDeal();
    expect(table.keeper.entries.length).toBe(1);
    while (await actOnce(table, () => 0));
    expect(table.state).toMatchObject({ isOver: true, finished: { id: `${table.keeper.id}-1` } });
    table.pace('calm');
    await Promise.all([table.nextDeal(), table.nextDeal()]);
    expect(table.keeper.entries.filter(({ type }) => type === 'deal').length).toBe(2);
    expect(table.state).toMatchObject({ finished: null, seed: null, report: { dealNumber: 2, view: { turn: 1 } } });
    table.close();
  });

  test('is none after a decided match, whose journal stays whole', async () => {
    const plan = planFor({ ...GO_FISH, seats: 'Pb', goal: { type: 'best-of', deals: 1 } });
    const table = await LocalTable.begin(plan);
    while (await actOnce(table, () => 0));
    expect(table.state?.matchWinners.length).toBeGreaterThan(0);
    await table.nextDeal();
    expect(Sitting.resume(plan, table.keeper.entries, NOBODY)?.isOver).toBe(true);
  });
});

describe('bots', () => {
  const actsOf = ({ keeper }: LocalTable): number => keeper.entries.filter(({ type }) => type === 'act').length;

  test('wait between their actions, and not at all for whoever is in a hurry', async () => {
    const table = await LocalTable.begin(planFor({ game: 'go-fish', seats: 'bbb' }), 'calm');
    await pause(30);
    expect(actsOf(table)).toBe(0);
    table.hurry();
    await when(table, (state) => state?.isOver === true);
    expect(table.keeper.finished.length).toBe(1);
  });

  test('take up another pace at once', async () => {
    const table = await LocalTable.begin(planFor({ game: 'crazy-eights', seats: 'bbb' }), 'calm');
    table.pace('instant');
    await when(table, (state) => state?.isOver === true);
    expect(table.keeper.finished.length).toBe(1);
  });

  test('do nothing at a table that is closed, however it is hurried', async () => {
    const table = await LocalTable.begin(planFor({ game: 'go-fish', seats: 'bbb' }));
    await when(table, () => actsOf(table) > 2);
    table.close();
    await table.left;
    const acts = actsOf(table);
    table.hurry();
    table.pace('instant');
    await pause(20);
    expect([actsOf(table), table.keeper.isClosed]).toEqual([acts, true]);
  });

  test('that were hurried while something was being kept act no more often than their turns', async () => {
    const table = await LocalTable.begin(planFor({ game: 'crazy-eights', seats: 'bPb' }), 'instant');
    const letGo = table.keeper.hold();
    for (let time = 0; time < 5; time++) {
      table.hurry();
      table.pace('instant');
      await pause();
    }
    letGo();
    const state = await when(table, (told) => told?.report.view.turn === 1);
    const kept = Sitting.resume(table.sitting.plan, table.keeper.entries, NOBODY);
    expect(kept && reportOf(kept, 1)).toEqual(state?.report);
    table.close();
  });
});
