import { describe, expect, test } from 'vitest';
import { IS_CHECK } from '../../../../scripts/depth.mjs';
import type { Rng } from '../engine/chance/rng.ts';
import { rngFor } from '../engine/chance/seed.ts';
import { duplicateGames } from './pairings.ts';
import { choicesIn, type RankedGame } from './ranked-game.ts';
import { ratingsOf } from './ratings.ts';

const game = (players: number[], places: number[]): RankedGame => ({ players, places });
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

function drawnBy(weights: readonly number[], rng: Rng): number {
  let left = (rng.below(1 << 15) / (1 << 15)) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index;
    left -= weight;
  }
  return weights.findLastIndex((weight) => weight > 0);
}

/** Places as Plackett and Luce would give them. */
function drawn(players: readonly number[], strengths: readonly number[], rng: Rng): RankedGame {
  const places = players.map(() => 0);
  for (let place = 1; place <= players.length; place++) {
    const weights = players.map((player, seat) => (places[seat] === 0 ? strengths[player] : 0));
    places[drawnBy(weights, rng)] = place;
  }
  return { players, places };
}

describe('ratings', () => {
  test('the ratings of two bots are the odds of their wins', () => {
    const deals = [...times(3000, () => [game([0, 1], [1, 2])]), ...times(1000, () => [game([0, 1], [2, 1])])];
    const [strong, weak] = ratingsOf(2, deals);
    expect(strong.points - weak.points).toBeCloseTo(400 * Math.log10(3), 0);
    expect(strong.points + weak.points).toBeCloseTo(0, 9);
    // The same by hand: the logarithm of odds has the variance 1/wins + 1/losses, and half of it is either's share.
    const byHand = ((400 / Math.LN10) * 1.96 * Math.sqrt(1 / 3000 + 1 / 1000)) / 2;
    expect(strong.margin).toBeCloseTo(byHand, 1);
    expect(weak.margin).toBeCloseTo(strong.margin, 9);
  });

  test('a tie counts as half a win', () => {
    const ties = ratingsOf(2, [[game([0, 1], [1, 1])], [game([0, 1], [1, 2])], [game([1, 0], [1, 1])]]);
    const halves = ratingsOf(2, [...times(2, () => [game([0, 1], [1, 2])]), [game([0, 1], [2, 1])]]);
    expect(ties[0].points).toBeCloseTo(halves[0].points, 3);
    expect(ratingsOf(3, [[game([0, 1, 2], [1, 1, 1])]])[1].points).toBeCloseTo(0, 9);
  });

  test.runIf(IS_CHECK)(
    'ratings come back from games drawn by strengths, one against three, within their intervals',
    () => {
      const strengths = [1, 2, 5, 9];
      const logs = strengths.map((strength) => 400 * Math.log10(strength));
      const mean = logs.reduce((sum, log) => sum + log) / logs.length;
      let inside = 0;
      for (let trial = 0; trial < 25; trial++) {
        const rng = rngFor(`ratings ${trial}`, 'places');
        const deals = times(60, () =>
          [0, 1, 2].flatMap((one) =>
            duplicateGames([one, one + 1], 4).map((players) => drawn(players, strengths, rng)),
          ),
        );
        const ratings = ratingsOf(4, deals);
        expect(ratings.map(({ points }) => points)).toEqual(
          [...ratings.map(({ points }) => points)].sort((a, b) => a - b),
        );
        inside += ratings.filter(({ points, margin }, bot) => Math.abs(points - (logs[bot] - mean)) <= margin).length;
      }
      expect(inside / 100).toBeGreaterThan(0.88);
      expect(inside / 100).toBeLessThanOrEqual(0.99);
    },
  );

  test('ratings have wide intervals where the games of a deal always agree, and hardly any where deals always agree', () => {
    const agreeing = times(200, (deal) => times(2, () => game([0, 1], deal % 2 === 0 ? [1, 2] : [2, 1])));
    const cancelling = times(200, () => [game([0, 1], [1, 2]), game([0, 1], [2, 1])]);
    expect(ratingsOf(2, cancelling)[0].margin).toBeLessThan(3);
    const single = ratingsOf(
      2,
      agreeing.flatMap((games) => games.map((one) => [one])),
    );
    expect(ratingsOf(2, agreeing)[0].margin / single[0].margin).toBeCloseTo(Math.SQRT2, 1);
  });

  test('the rating of a bot that never wins stays on the scale', () => {
    const [loser, winner] = ratingsOf(
      2,
      times(500, () => [game([0, 1], [2, 1])]),
    );
    expect(winner.points - loser.points).toBeGreaterThan(800);
    expect(winner.points - loser.points).toBeLessThan(3000);
    expect(winner.margin).toBeGreaterThan(100);
  });

  test('ratings do not depend on the order of games and seats', () => {
    const rng = rngFor('order', 'places');
    const deals = times(50, () => [drawn([0, 1, 1], [1, 3], rng), drawn([1, 0, 0], [1, 3], rng)]);
    const turned = [...deals]
      .reverse()
      .map((games) => games.map(({ players, places }) => game([...players].reverse(), [...places].reverse())));
    const [one, other] = [ratingsOf(2, deals), ratingsOf(2, turned)];
    expect(other[0].points).toBeCloseTo(one[0].points, 3);
    expect(other[0].margin).toBeCloseTo(one[0].margin, 3);
  });
});

test('seats of one bot alone tell nothing of strengths', () => {
  expect(choicesIn(game([2, 2, 2], [1, 2, 3]))).toEqual([]);
  expect(choicesIn(game([0, 1, 1], [1, 2, 3]))).toEqual([
    {
      share: 1,
      chosen: [{ bot: 0, weight: 1 }],
      from: [
        { bot: 0, weight: 1 },
        { bot: 1, weight: 2 },
      ],
    },
  ]);
});

test('a tie of three counts as each of its six orders to a sixth', () => {
  const orders = [
    [1, 2, 3],
    [1, 3, 2],
    [2, 1, 3],
    [2, 3, 1],
    [3, 1, 2],
    [3, 2, 1],
  ].map(([a, b, c]) => game([0, 1, 2, 3], [a, b, c, 4]));
  const rest = times(12, () => game([0, 1, 2, 3], [2, 1, 4, 3]));
  const tie = times(6, () => game([0, 1, 2, 3], [1, 1, 1, 4]));
  const points = (games: readonly RankedGame[]) => ratingsOf(4, [games]).map((rating) => rating.points);
  for (const [bot, value] of points([...tie, ...rest]).entries()) {
    expect(value).toBeCloseTo(points([...orders, ...rest])[bot], 3);
  }
});
