import {
  DEFAULT_SHUFFLE,
  type MatchGoal,
  type OptionRefusal,
  type Seat,
  type ShuffleName,
  widestSeats,
} from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { gameNamed } from '@shoal/games/registry';
import {
  DEFAULT_BOT,
  fillSeats,
  isPerson,
  isShared,
  type LadderPlayer,
  type MatchPlan,
  type PlanResult,
  planForMatch,
  planTable,
  type WrittenRules,
} from '@shoal/room';
import { YOU } from '../words/sentences/shown-names.ts';

export const DEFAULT_PRESET = 'standard';
export const DEFAULT_SEATS = 3;

/** A table being set up. Every change gives a playable table. */
export interface TableSetup {
  readonly game: GameId;
  readonly preset: string;
  /** Options that differ from the preset. */
  readonly changes: WrittenRules;
  readonly players: readonly LadderPlayer[];
  readonly goal: MatchGoal | null;
  readonly shuffle: ShuffleName;
}

/** The default table: one person and two bots. */
export const defaultSetup = (game: GameId): TableSetup => ({
  game,
  preset: DEFAULT_PRESET,
  changes: {},
  players: fillSeats([{ name: YOU, bot: null }], DEFAULT_SEATS, DEFAULT_BOT),
  goal: null,
  shuffle: DEFAULT_SHUFFLE,
});

export const presetsOf = (game: GameId): string[] => Object.keys(gameNamed(game).tables.presets);

/** The numbers of players that the preset allows. */
export function seatRange({ game, preset }: Pick<TableSetup, 'game' | 'preset'>): {
  readonly min: number;
  readonly max: number;
} {
  const { tables } = gameNamed(game);
  return Object.hasOwn(tables.presets, preset) ? tables.presets[preset].seats : widestSeats(tables);
}

/** Does this preset seat people by default? */
export function seatsPeople({ game, preset }: Pick<TableSetup, 'game' | 'preset'>): boolean {
  const { presets } = gameNamed(game).tables;
  return Object.hasOwn(presets, preset) && presets[preset].seatsPeople === true;
}

export const planOf = ({ game, preset, players, changes }: TableSetup): PlanResult =>
  planTable(game, preset, players.length, changes);

/** The plan of the match; null while the options contradict each other. */
export function matchPlanOf(setup: TableSetup): MatchPlan | null {
  const planned = planOf(setup);
  if (!planned.ok) return null;
  const { players, goal, shuffle } = setup;
  return { table: planForMatch(planned.plan, goal), players, goal, seed: null, shuffle, daily: null };
}

/**
 * Adds seats with bots like the last one, or with unnamed people where only people play or the preset seats people.
 * Drops options that no longer fit, and adapts a default target.
 */
export function withSeats(setup: TableSetup, seats: number): TableSetup {
  const { min, max } = seatRange(setup);
  const count = Math.max(min, Math.min(max, seats));
  const players = filled(setup, count);
  const goal = isSameGoal(setup.goal, defaultTarget(setup.game, setup.players.length))
    ? defaultTarget(setup.game, count)
    : setup.goal;
  const changed = { ...setup, players, goal };
  return planOf(changed).ok ? changed : { ...changed, changes: {} };
}

function filled(setup: TableSetup, count: number): LadderPlayer[] {
  const seated = setup.players.slice(0, count);
  if (seatsPeople(setup) || isOnlyPeople(setup)) return withNamelessPeople(seated, count);
  const bot = setup.players.findLast((player) => player.bot !== null)?.bot ?? DEFAULT_BOT;
  return fillSeats(seated, count, bot);
}

const isOnlyPeople = ({ players }: TableSetup): boolean => isShared(players) && players.every(isPerson);

/** Fills the remaining seats with unnamed people. */
export const withNamelessPeople = (seated: readonly LadderPlayer[], count: number): LadderPlayer[] => [
  ...seated,
  ...Array.from({ length: Math.max(0, count - seated.length) }, () => ({ name: YOU, bot: null })),
];

/** Among several people, and for a bot, "You" is replaced by a name with the seat's number from 1. */
export function withPlayer(
  setup: TableSetup,
  seat: Seat,
  player: LadderPlayer,
  nameOf: (number: number) => string,
): TableSetup {
  const players = setup.players.map((other, index) => (index === seat ? player : other));
  const named = (one: LadderPlayer, at: Seat) =>
    one.name === YOU && (isShared(players) || one.bot !== null) ? { ...one, name: nameOf(at + 1) } : one;
  return { ...setup, players: players.map(named) };
}

/** A table with one option changed, or why the change is refused. */
export type OptionChange =
  | { readonly ok: true; readonly setup: TableSetup }
  | { readonly ok: false; readonly refusal: OptionRefusal };

/** Changes an option by name; null restores the preset's value. */
export function changeOption(setup: TableSetup, option: string, value: string | null): OptionChange {
  const { [option]: _, ...others } = setup.changes;
  const planned = planOf({ ...setup, changes: value === null ? others : { ...others, [option]: value } });
  if (!planned.ok) return planned;
  // A value equal to the preset's is not a change.
  return { ok: true, setup: { ...setup, changes: changesIn(planned.plan.changes) } };
}

/** Reads changes as a plan writes them: `give=one`. */
export const changesIn = (changes: readonly string[]): WrittenRules =>
  Object.fromEntries(changes.map((change) => change.split('=') as [string, string]));

/** Changes an option of a table, or returns null if it contradicts the others. */
export function withOption(setup: TableSetup, option: string, value: string): TableSetup | null {
  const change = changeOption(setup, option, value);
  return change.ok ? change.setup : null;
}

const defaultTarget = (game: GameId, seats: number): MatchGoal => ({
  type: 'target',
  total: gameNamed(game).match.defaultTarget(seats),
});

/** The goals to offer: a single deal first, and a custom goal last. */
export function goalsFor({ game, players, goal }: TableSetup): readonly (MatchGoal | null)[] {
  const bestOf = [3, 5, 7].map((deals): MatchGoal => ({ type: 'best-of', deals }));
  const offered = [null, ...bestOf, defaultTarget(game, players.length)];
  return offered.some((other) => isSameGoal(other, goal)) ? offered : [...offered, goal];
}

export const isSameGoal = (one: MatchGoal | null, other: MatchGoal | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
