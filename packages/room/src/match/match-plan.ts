import {
  type Game,
  type MatchGoal,
  type OptionRefusal,
  optionsInMatch,
  type ShuffleName,
  settle,
  writeOption,
} from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { gameNamed } from '@shoal/games/registry';
import type { Player } from './players.ts';

/** What a table is played by. */
export interface SettledTable {
  readonly id: GameId;
  readonly preset: string;
  /** Options that differ from the preset, as `give=one`. */
  readonly changes: readonly string[];
  readonly options: object;
  readonly seats: number;
}

/** A table with the game itself. */
export interface TablePlan extends SettledTable {
  readonly game: Game;
}

/** Options by name, each value as a command line writes it. */
export type WrittenRules = Readonly<Record<string, string>>;

export type PlanResult<T extends SettledTable = TablePlan> =
  | { readonly ok: true; readonly plan: T }
  | { readonly ok: false; readonly refusal: OptionRefusal };

/** Plans the table of a preset with some options changed, or returns why it is impossible. */
export function planTable(id: GameId, preset: string, seats: number, rules: WrittenRules = {}): PlanResult {
  const game = gameNamed(id);
  const settled = settleTable(id, game.tables, preset, seats, rules);
  return settled.ok ? { ok: true, plan: { ...settled.plan, game } } : settled;
}

/** Settles what a table is played by. Needs only the tables of a game: its rules and bots take time to load. */
export function settleTable(
  id: GameId,
  tables: Game['tables'],
  preset: string,
  seats: number,
  rules: WrittenRules = {},
): PlanResult<SettledTable> {
  const settled = settle(tables, preset, seats, rules);
  if (!settled.ok) return settled;
  const changes = changesOf(tables.presets[preset].options(seats), settled.options);
  return { ok: true, plan: { id, preset, changes, options: settled.options, seats } };
}

const changesOf = (base: object, options: object): string[] =>
  Object.entries(options)
    .filter(([option, value]) => value !== (base as Record<string, unknown>)[option])
    .map(([option, value]) => `${option}=${writeOption(value)}`);

/** Every option, so that a later version with other presets still plays by these rules. */
export const writtenRules = (options: object): WrittenRules =>
  Object.fromEntries(Object.entries(options).map(([option, value]) => [option, writeOption(value)]));

/** Adapts a table to several deals in a row (section 4 of the rules). */
export function planForMatch(plan: TablePlan, goal: MatchGoal | null): TablePlan {
  return goal === null ? plan : { ...plan, options: optionsInMatch(plan.game, plan.options) };
}

/** All that is settled before the first card is dealt. */
export interface MatchPlan {
  /** Includes the options that a goal changes. */
  readonly table: TablePlan;
  readonly players: readonly Player[];
  /** Null: deal after deal, for as long as people like. */
  readonly goal: MatchGoal | null;
  /** The seed of every deal derives from this one; null makes each deal unpredictable. */
  readonly seed: string | null;
  /** Orders the pack of every deal, and every stock that is rebuilt. */
  readonly shuffle: ShuffleName;
  /** The date of a daily deal, such as 2026-11-16; null at every other table. */
  readonly daily: string | null;
}
