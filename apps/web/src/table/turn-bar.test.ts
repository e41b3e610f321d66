import type { GameId } from '@shoal/games';
import type { TableReport } from '@shoal/room';
import { EVERY_PRESET, newMatch, planFor, reportOf } from '@shoal/room/testing';
import { SHOWN_GAMES } from '@shoal/table-ui/catalogues';
import { describe, expect, test } from 'vitest';
import { tipFor } from './turn-bar.tsx';

const reportAt = (game: GameId, preset: string, seats: number): TableReport =>
  reportOf(newMatch(planFor({ game, preset, seats: 'P'.repeat(seats) })), 0);

describe.each(EVERY_PRESET)('a beginner at $game by the preset $preset', ({ game, preset, min }) => {
  test('is told one sentence in each of three turns, and none ever after', () => {
    const report = reportAt(game, preset, min);
    const tips = [0, 1, 2, 3, 4, 500].map((turns) => tipFor(report, SHOWN_GAMES.en[game], turns));
    expect(new Set(tips.slice(0, 3)).size).toBe(3);
    for (const tip of tips.slice(0, 3)) expect(tip).toMatch(/^[A-Z].*[.]$/);
    expect(tips.slice(3)).toEqual([null, null, null]);
  });
});

test('the first tip at Go Fish tells whom to tap and what makes a book by the rules in force', () => {
  const [pairs, two, four] = [
    reportAt('go-fish', 'pairs', 2),
    reportAt('go-fish', 'standard', 2),
    reportAt('go-fish', 'standard', 4),
  ];
  expect(tipFor(pairs, SHOWN_GAMES.en[pairs.game], 0)).toContain('Two of a rank make a pair');
  expect(tipFor(two, SHOWN_GAMES.en[two.game], 0)).toContain('All four');
  expect([two, four].map((report) => /player/.test(tipFor(report, SHOWN_GAMES.en[report.game], 0) ?? ''))).toEqual([
    false,
    true,
  ]);
});
