import { expect, test } from 'vitest';
import { aThirdOf, atDepth } from '../../../../scripts/depth.mjs';
import { everyTableAndOddOnes } from '../tables/odd-tables.ts';
import { compareWorlds, logDifference } from './two-worlds.ts';

const GAMES_EACH = atDepth({ test: 3, check: 12, long: 200 });
const TRIES_EACH = 30;

test.each(aThirdOf(everyTableAndOddOnes()))(
  '$name: permuting what a seat may not know changes no byte it gets',
  (table) => {
    let pairs = 0;
    for (let seed = 1; seed <= GAMES_EACH; seed++) {
      const comparison = compareWorlds(table, seed, TRIES_EACH);
      pairs += comparison.pairs;
      expect(comparison.leaks).toEqual([]);
      expect(logDifference(table, seed)).toBeNull();
    }
    expect(pairs).toBeGreaterThan(GAMES_EACH);
  },
);
