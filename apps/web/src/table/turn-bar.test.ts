import type { GameId } from '@shoal/core';
import type { TableReport } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { LocalTable } from './test/local-table.ts';
import { EVERY_PRESET, planFor } from './test/plans.ts';
import { tipFor } from './turn-bar.tsx';

async function reportAt(game: GameId, preset: string, seats: number): Promise<TableReport> {
  const table = await LocalTable.begin(planFor({ game, preset, seats: 'P'.repeat(seats) }));
  if (table.state === null) throw new Error('the table has not answered');
  return table.state.report;
}

describe.each(EVERY_PRESET)('a beginner at $game by the preset $preset', ({ game, preset, min }) => {
  test('is told one sentence in each of three turns, and none ever after', async () => {
    const report = await reportAt(game, preset, min);
    const tips = [0, 1, 2, 3, 4, 500].map((turns) => tipFor(report, en.page, turns));
    expect(new Set(tips.slice(0, 3)).size).toBe(3);
    for (const tip of tips.slice(0, 3)) expect(tip).toMatch(/^[A-Z].*[.]$/);
    expect(tips.slice(3)).toEqual([null, null, null]);
  });
});

test('the first tip at Go Fish tells whom to tap and what makes a book by the rules in force', async () => {
  const [pairs, two, four] = await Promise.all([
    reportAt('go-fish', 'pairs', 2),
    reportAt('go-fish', 'standard', 2),
    reportAt('go-fish', 'standard', 4),
  ]);
  expect(tipFor(pairs, en.page, 0)).toContain('Two of a rank make a pair');
  expect(tipFor(two, en.page, 0)).toContain('All four');
  expect([two, four].map((report) => /player/.test(tipFor(report, en.page, 0) ?? ''))).toEqual([false, true]);
});
