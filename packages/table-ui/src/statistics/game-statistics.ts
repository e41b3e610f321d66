import { type BetterScore, BOT_NAMES, type Game, optionsInMatch } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games/ids';
import { gameNamed } from '@shoal/games/registry';
import { outcomeOf } from '../finished/outcome.ts';
import { inOrder, type PlayedGame } from '../finished/played-game.ts';
import { type Tally, tallyOf } from './tally.ts';

/** The level of a table with different bots. */
export const MIXED = 'mixed';

/** The scores of some games. */
export interface Scores {
  readonly mean: number;
  /** Null in a game whose scores decide nothing. */
  readonly best: number | null;
}

/** The games by one preset against bots of one level. */
export interface Group extends Tally {
  /** Ends with a star if options were changed. */
  readonly preset: string;
  /** The name of the bots, or `mixed`. */
  readonly level: string;
  readonly score: Scores;
}

export interface GameStatistics {
  readonly game: GameId;
  readonly betterScore: BetterScore | null;
  readonly total: Tally;
  /** Presets in the game's order, levels from the weakest. */
  readonly groups: readonly Group[];
}

/** Takes games of one person each, in order of time. Games that were never played are left out. */
export function gameStatistics(games: readonly PlayedGame[]): GameStatistics[] {
  return GAME_IDS.flatMap((game) => {
    const played = games.filter((other) => other.game === game);
    if (played.length === 0) return [];
    const { betterScore } = gameNamed(game);
    return [{ game, betterScore, total: tallyOfOne(played), groups: groupsOf(game, played) }];
  });
}

/** The tally of the only person at each of these tables. */
export const tallyOfOne = (games: readonly PlayedGame[]): Tally => tallyOf(games.map(outcomeOfOne));

const outcomeOfOne = (played: PlayedGame) => outcomeOf(played, played.people[0]);

function groupsOf(game: GameId, games: readonly PlayedGame[]): Group[] {
  const presets = Object.keys(gameNamed(game).tables.presets);
  return grouped(games, (played) => JSON.stringify([rulesOf(played), levelOf(played)]))
    .map(([, some]) => groupOf(some, gameNamed(game)))
    .sort((a, b) => inList(presets, a.preset, b.preset) || inList([...BOT_NAMES, MIXED], a.level, b.level));
}

const groupOf = (games: readonly PlayedGame[], { betterScore }: Game): Group => ({
  preset: rulesOf(games[0]),
  level: levelOf(games[0]),
  ...tallyOfOne(games),
  score: scoresOf(
    games.map(outcomeOfOne).map(({ score }) => score),
    betterScore,
  ),
});

/** Takes at least one score. */
const scoresOf = (scores: readonly number[], better: BetterScore | null): Scores => ({
  mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
  best: better === null ? null : scores.reduce(better === 'higher' ? higher : lower),
});

const higher = (one: number, other: number): number => Math.max(one, other);
const lower = (one: number, other: number): number => Math.min(one, other);

/** Ends the name of a preset with changed options. */
export const CHANGED = '*';

function rulesOf({ game, finished: { preset, goal, record } }: PlayedGame): string {
  const known = gameNamed(game);
  const { presets } = known.tables;
  if (!Object.hasOwn(presets, preset)) return preset;
  const base = presets[preset].options(record.seats.length);
  const expected = Object.entries(goal === null ? base : optionsInMatch(known, base));
  const rules = record.rules as Readonly<Record<string, unknown>>;
  const isChanged = expected.some(([option, value]) => option in rules && rules[option] !== value);
  return isChanged ? preset + CHANGED : preset;
}

/** The name of the bots at a table, or `mixed`. */
export function levelOf({ finished, people }: PlayedGame): string {
  const bots = finished.record.seats.filter((_, seat) => !people.includes(seat));
  const levels = new Set(bots.map(({ player }) => player.replace(/^bot:/, '')));
  const [level] = levels;
  return levels.size === 1 ? level : MIXED;
}

/** Sorts names by a list, with unknown names last. */
function inList(list: readonly string[], one: string, other: string): number {
  const placeOf = (name: string) => (list.includes(name) ? list.indexOf(name) : list.length);
  return placeOf(one) - placeOf(other) || inOrder(one, other);
}

/** Groups items by key, in their original order. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [key: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups];
}
