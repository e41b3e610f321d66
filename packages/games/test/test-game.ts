import type { Seat, Vocabulary } from '@shoal/core';
import type { Beliefs } from './bots/calibration.ts';
import type { SmallPacks } from './exhaustive/small-packs.ts';
import type { NaiveEntry, NaiveGame } from './naive/naive-game.ts';
import type { StrengthPlan } from './strength/plan.ts';
import type { FittingReport } from './tune/fit.ts';

/** All that the shared tests need to know of a game: the folder `test` of a game makes one of these. */
export interface TestGame<G extends Vocabulary = Vocabulary> {
  readonly naive: NaiveGame;
  /** An action as the log of a record spells it: the only language that both engines speak. */
  entryOf(seat: Seat, action: G['action']): NaiveEntry;
  readonly oddTables: readonly OddTable[];
  /** Where each option of the game makes a difference. */
  readonly optionSettings: Readonly<Record<string, OptionSetting>>;
  /** Do some games at such a table go on after it is certain who wins? */
  isWonEarly(options: G['options'], seats: number): boolean;
  readonly smallPacks: SmallPacks;
  /** What to measure of its bots; without it the game is left out of docs/strength.md. */
  readonly strength?: StrengthPlan;
  /** What its imagined worlds say of hidden cards, to compare with the truth. */
  readonly beliefs?: Beliefs;
  /** Shows how the weights of its prior are found at a table, for a game that has weights. */
  tune?(preset: string, seats: number, seed: number, report: FittingReport): void;
}

/** A table with options that no preset has. */
export interface OddTable {
  readonly preset: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** Where an option shows: a table, and how many games it takes to see every pair of its values differ. */
export interface OptionSetting {
  readonly seats: number;
  readonly games: number;
  readonly overrides?: Readonly<Record<string, string>>;
  /** The largest value that such a table allows. */
  readonly max?: number;
  /** Values that such a table refuses. */
  readonly except?: readonly string[];
}
