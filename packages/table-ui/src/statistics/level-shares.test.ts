import { expect, test } from 'vitest';
import { levelShares } from './level-shares.ts';
import { shareCurveOf } from './share-curve.ts';
import { statisticsOf } from './statistics.ts';
import { drawnGames } from './test/drawn-games.ts';

const goFish = (drawing: string) => statisticsOf(drawnGames(drawing), '2026-11-16').games[0];

test('games against one level count together, by whatever rules', () => {
  const levels = levelShares(
    goFish(`
      go-fish standard You=7 Bo:pike=4
      go-fish classic  You=3 Bo:pike=9
      go-fish standard You=7 Bo:minnow=4 Cy:minnow=1
      go-fish standard You=2 Bo:minnow=4 Cy:pike=1 `),
  );
  expect(levels.map(({ level, games, winShare }) => [level, games, winShare])).toEqual([
    ['minnow', 1, 1],
    ['pike', 2, 0.5],
    ['mixed', 1, 0],
  ]);
  expect(levels.map(({ fairShare }) => fairShare)).toEqual([expect.closeTo(1 / 3), 0.5, expect.closeTo(1 / 3)]);
});

test('the true share lies within an interval that more games make narrower', () => {
  const line = 'go-fish standard You=7 Bo:pike=4\n go-fish standard You=3 Bo:pike=9\n';
  const [few] = levelShares(goFish(line.repeat(2)));
  const [many] = levelShares(goFish(line.repeat(20)));
  expect(many.interval.high - many.interval.low).toBeLessThan(few.interval.high - few.interval.low);
  expect(many.interval.low).toBeLessThan(0.5);
  expect(many.interval.high).toBeGreaterThan(0.5);
});

test('a curve begins with the fifth of at least ten games, and its scale has room for the fair share', () => {
  const nine = 'go-fish standard You=7 Bo:pike=4\n'.repeat(9);
  expect(shareCurveOf(goFish(nine))).toBeNull();
  const curve = shareCurveOf(goFish(`${nine}go-fish standard You=1 Bo:pike=9`));
  expect(curve).toEqual({ from: 5, shares: [1, 1, 1, 1, 1, 0.9], low: 0.5, high: 1 });
});
