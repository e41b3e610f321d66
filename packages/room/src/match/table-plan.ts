import {
  type CommonOptions,
  type Game,
  type GameId,
  gameNamed,
  type MatchGoal,
  type OptionRefusal,
  settle,
  writeOption,
} from '@shoal/core';

/** Which game is played by which rules. */
export interface TablePlan {
  readonly id: GameId;
  readonly game: Game;
  readonly preset: string;
  /** Options that differ from the preset, as `give=one`. */
  readonly changes: readonly string[];
  readonly options: CommonOptions;
  readonly seats: number;
}

/** Options by name, each value as a command line writes it. */
export type WrittenRules = Readonly<Record<string, string>>;

export type Planned =
  | { readonly ok: true; readonly plan: TablePlan }
  | { readonly ok: false; readonly refusal: OptionRefusal };

/** The table of a preset with some options changed, or why there can be none. */
export function planTable(id: GameId, preset: string, seats: number, rules: WrittenRules = {}): Planned {
  const game = gameNamed(id);
  const settled = settle(game.tables, preset, seats, rules);
  if (!settled.ok) return settled;
  const changes = changesOf(game.tables.presets[preset].options(seats), settled.options);
  return { ok: true, plan: { id, game, preset, changes, options: settled.options, seats } };
}

const changesOf = (base: object, options: object): string[] =>
  Object.entries(options)
    .filter(([option, value]) => value !== (base as Record<string, unknown>)[option])
    .map(([option, value]) => `${option}=${writeOption(value)}`);

/** Every option spelled out, so that a later version with other presets still plays by the same rules. */
export const writtenRules = (options: CommonOptions): WrittenRules =>
  Object.fromEntries(Object.entries(options).map(([option, value]) => [option, writeOption(value)]));

/** The same table for several deals in a row (section 4 of the rules). */
export function planForMatch(plan: TablePlan, goal: MatchGoal | null): TablePlan {
  return goal === null ? plan : { ...plan, options: plan.game.match.options(plan.options) };
}
