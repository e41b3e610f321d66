import { breachOf, codesRoundTrip } from '@shoal/core/contract';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { testedTables } from '../tables/every-table.ts';

const GAMES_EACH = atDepth({ test: 1, check: 2, long: 10 });

describe.each(testedTables())('$name keeps the contract of every game', ({ name, game, rules }) => {
  test('an action is its code and back', () => {
    expect(codesRoundTrip(rules)).toBe(true);
  });

  test.each(Array.from({ length: GAMES_EACH }, (_, index) => `${name} ${index}`))(
    'a random game keeps the contract: seed %s',
    (seed) => {
      expect(breachOf(game, rules, seed)).toBeNull();
    },
  );
});
