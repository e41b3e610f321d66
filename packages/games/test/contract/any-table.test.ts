import { type Game, settle, widestSeats } from '@shoal/core';
import { breachOf } from '@shoal/core/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atDepth, IS_CHECK } from '../../../../scripts/depth.mjs';
import { gameNamed } from '../../src/index.ts';
import { EVERY_GAME } from '../tables/every-table.ts';

/** Any text for any option, impossible values included. */
function anyOverrides(game: Game): fc.Arbitrary<Record<string, string>> {
  const values = Object.entries(game.tables.table).map(([option, { allowed }]) => {
    const texts =
      'min' in allowed ? fc.integer({ min: allowed.min, max: 20 }).map(String) : fc.constantFrom(...allowed);
    return [option, texts] as const;
  });
  return fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>;
}

/** A preset, a number of seats that the game allows, options, and a seed. */
function anyTable(game: Game) {
  const { min, max } = widestSeats(game.tables);
  return fc.record({
    preset: fc.constantFrom(...Object.keys(game.tables.presets)),
    seats: fc.integer({ min, max }),
    overrides: anyOverrides(game),
    seed: fc.string(),
  });
}

const RUNS = atDepth({ test: 1, check: 15, long: 300 });

test.runIf(IS_CHECK).each(EVERY_GAME)(
  '%s: any table is refused with a reason, or keeps the contract of every game',
  (id) => {
    const game = gameNamed(id);
    const property = fc.property(anyTable(game), ({ preset, seats, overrides, seed }) => {
      const settled = settle(game.tables, preset, seats, overrides);
      if (!settled.ok) {
        expect(settled.refusal.key).toBeTypeOf('string');
        // A refused table does not count as a run, so the number of games played never depends on luck.
        return fc.pre(false);
      }
      return breachOf(game, game.rules(settled.options, seats), seed) === null;
    });
    // On a failure fast-check prints its seed and the smallest table that fails.
    fc.assert(property, { numRuns: RUNS });
  },
);
