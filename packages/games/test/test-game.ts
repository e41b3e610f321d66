import type { Seat, Vocabulary } from '@shoal/core';
import type { Beliefs } from './bots/calibration.ts';
import type { SmallPacks } from './exhaustive/small-packs.ts';
import type { NaiveEntry, NaiveGame } from './naive/naive-game.ts';
import type { StrengthPlan } from './strength/plan.ts';
import type { FittingReport } from './tune/fit.ts';

/** All that the shared tests need to know about a game. The `test` folder of each game exports one. */
export interface TestGame<G extends Vocabulary = Vocabulary> {
  readonly naive: NaiveGame;
  /** An action as a log entry, the only form that both engines share. */
  entryOf(seat: Seat, action: G['action']): NaiveEntry;
  readonly oddTables: readonly OddTable[];
  /** Where each option makes a difference. */
  readonly optionSettings: Readonly<Record<string, OptionSetting>>;
  /** Can a game at such a table go on after the winner is certain? */
  isWonEarly(options: G['options'], seats: number): boolean;
  readonly smallPacks: SmallPacks;
  /** What to measure of the bots. A game without it is missing from docs/strength.md. */
  readonly strength?: StrengthPlan;
  /** Forecasts of hidden cards from imagined worlds, to compare with the truth. */
  readonly beliefs?: Beliefs;
  /** Reports how the weights of the prior are fitted at a table, in a game that has weights. */
  tune?(preset: string, seats: number, seed: number, report: FittingReport): void;
}

/** A table with options that no preset has. */
export interface OddTable {
  readonly preset: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** A table at which an option shows, and the number of games it takes to tell each pair of values apart. */
export interface OptionSetting {
  readonly seats: number;
  readonly games: number;
  readonly overrides?: Readonly<Record<string, string>>;
  /** The largest value that such a table allows. */
  readonly max?: number;
  /** Values that such a table refuses. */
  readonly except?: readonly string[];
}
