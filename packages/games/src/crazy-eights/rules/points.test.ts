import { cardOf, RANK_NAMES, RANKS, rankNamed, SUITS } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { pointsOf } from './points.ts';

const PLAIN = { A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 10, J: 10, Q: 10, K: 10 };

describe('card points', () => {
  test.each(RANK_NAMES)(
    'the wild rank %s counts 50, otherwise T J Q K count 10, A counts 1 and others their number (3.1)',
    (wild) => {
      for (const rank of RANKS) {
        const expected = rank === rankNamed(wild) ? 50 : PLAIN[RANK_NAMES[rank]];
        for (const suit of SUITS) expect(pointsOf(cardOf(rank, suit), rankNamed(wild))).toBe(expected);
      }
    },
  );
});
