import { describe, expect, test } from 'vitest';
import type { Contest } from './contest.ts';
import type { PlayedDeal } from './played-deal.ts';
import { standingsOf } from './standings.ts';

const contestAt = (seats: number): Contest => ({
  game: 'go-fish',
  rules: { handSize: 5, packs: 1 },
  seats,
  pairs: 'round-robin',
  bots: [
    { name: 'one', level: 'minnow' },
    { name: 'other', level: 'pike' },
  ],
  seed: '7',
  shuffle: 'fisher-yates',
  timeLimitMs: 1000,
  timeBankMs: 0,
});

/** One alone wins one game of three and shares another; the other alone wins all of its three. */
const AT_THREE_SEATS = [
  [1, 2, 2],
  [1, 3, 1],
  [1, 2, 3],
  [1, 2, 3],
  [2, 2, 1],
  [3, 1, 2],
];

describe('standings', () => {
  test('count the games in which a bot sits alone against a table of the other', () => {
    const results: PlayedDeal[] = [{ deal: 0, bots: [0, 1], places: AT_THREE_SEATS }];
    const { shares, ranking } = standingsOf(contestAt(3), 1, results);
    expect(shares[0][1]?.mean).toBeCloseTo((1 + 1 / 2 + 0) / 3);
    expect(shares[1][0]?.mean).toBe(1);
    expect(shares[0][0]).toBeNull();
    expect(ranking.map(({ name, games }) => [name, games])).toEqual([
      ['other', 6],
      ['one', 6],
    ]);
  });

  test('do not depend on the order of results, take the first of two, and leave out deals beyond the last', () => {
    const won = (deal: number): PlayedDeal => ({
      deal,
      bots: [0, 1],
      places: [
        [1, 2],
        [2, 1],
      ],
    });
    const lost = (deal: number): PlayedDeal => ({
      deal,
      bots: [0, 1],
      places: [
        [2, 1],
        [2, 1],
      ],
    });
    const plain = standingsOf(contestAt(2), 3, [won(0), won(1), lost(2)]);
    expect(standingsOf(contestAt(2), 3, [lost(2), lost(9), won(1), won(0), lost(0)])).toEqual(plain);
  });

  test('count faults by kind, and keep the first', () => {
    const at = (deal: number, fault: 'ended' | 'illegal'): PlayedDeal => ({
      deal,
      bots: [0, 1],
      places: [
        [2, 1],
        [1, 2],
      ],
      forfeits: [{ game: 0, bot: 0, fault, detail: `in deal ${deal}` }],
    });
    const { ranking } = standingsOf(contestAt(2), 3, [at(2, 'ended'), at(1, 'illegal'), at(0, 'ended')]);
    expect(ranking.find(({ name }) => name === 'one')?.faults).toEqual({
      games: 3,
      kinds: { ended: 2, illegal: 1 },
      first: { deal: 0, game: 0, bot: 0, fault: 'ended', detail: 'in deal 0' },
    });
    expect(ranking.find(({ name }) => name === 'other')?.faults).toBeNull();
  });
});
