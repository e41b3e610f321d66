import { type Settled, settle, writeOption } from '@shoal/core';
import { type GoFishImpossible, type GoFishOptions, goFishTables } from '../rules/options.ts';
import type { PlayerEntry } from './player.ts';

/** All that a game begins with. */
export interface GameSetup {
  readonly players: readonly PlayerEntry[];
  /** `standard` unless said otherwise; also `classroom`, `classic` and `pairs`. */
  readonly preset?: string;
  /** Options that differ from the preset. */
  readonly rules?: Partial<GoFishOptions>;
  /** Decides every card and every choice of an AI. Required, because this package is pure: it has no chance of its own. */
  readonly seed: string;
}

/** The rules in force, or why there can be no such game. */
export function rulesOf({
  players,
  preset = 'standard',
  rules = {},
}: GameSetup): Settled<GoFishOptions, GoFishImpossible> {
  const written = Object.entries(rules).map(([option, value]) => [option, writeOption(value)]);
  return settle(goFishTables, preset, players.length, Object.fromEntries(written));
}
