import type { Game } from '@shoal/core';
import { breachOf } from '@shoal/core/contract';
import { atDepth } from '../../../../scripts/depth.mjs';
import type { TableCase } from '../tables/every-table.ts';
import { type AnyRules, overriddenRules } from '../tables/overridden-rules.ts';

const SEEDS = ['a', 'b', 'c', 'd'].slice(0, atDepth({ test: 2, check: 4 }));

/** Returns the first breach of the contract in some random games, or null. */
export function breachOfGame(game: Game, rules: AnyRules): string | null {
  for (const seed of SEEDS) {
    const breach = breachOf(game, rules, seed);
    if (breach !== null) return breach;
  }
  return null;
}

/** Returns the first breach at a table that overrides some methods of its rules with faulty ones, or null. */
export const breachIn = ({ game, rules }: TableCase, faults: (rules: AnyRules) => Partial<AnyRules>): string | null =>
  breachOfGame(game, overriddenRules(rules, faults));
