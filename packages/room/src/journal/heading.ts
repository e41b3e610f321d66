import { DEFAULT_SHUFFLE, isShuffleName, isText, isTextMap, objectIn } from '@shoal/core';
import { type GameId, isGameId } from '@shoal/games/ids';
import {
  type MatchPlan,
  planForMatch,
  planTable,
  type TablePlan,
  type WrittenRules,
  writtenRules,
} from '../match/match-plan.ts';
import type { Player } from '../match/players.ts';
import { isDaily, isGoal, isMoment } from './json.ts';
import { readPlayer, writePlayer } from './written-player.ts';

const FORMAT = 'shoal-sitting/1';

/** The first line of a journal, with all that its other lines depend on. */
export interface Heading {
  readonly id: string;
  /** As ISO 8601 in UTC. */
  readonly startedAt: string;
  readonly plan: MatchPlan;
}

export function writeHeading({ id, startedAt, plan: { table, players, goal, seed, shuffle, daily } }: Heading): string {
  const { id: game, preset, options } = table;
  const rules = writtenRules(options);
  const seats = players.map(writePlayer);
  return JSON.stringify({ format: FORMAT, id, startedAt, game, preset, rules, seats, goal, seed, shuffle, daily });
}

/** Parses a heading, or returns null; an impossible table is null too. */
export function readHeading(line: string): Heading | null {
  const json = objectIn(line);
  if (json === null || json['format'] !== FORMAT) return null;
  // Journals from before a shuffle could be chosen name none.
  const { id, startedAt, game, preset, rules, seats, goal, seed, shuffle = DEFAULT_SHUFFLE, daily } = json;
  if (!isText(id) || !isMoment(startedAt) || !isShuffleName(shuffle)) return null;
  if (!isGoal(goal) || !isDaily(daily) || !(seed === null || isSeed(seed))) return null;
  const players = playersIn(seats);
  if (players === null || !isGameId(game) || !isText(preset) || !isTextMap(rules)) return null;
  const plan = planIn(game, preset, players.length, rules);
  if (plan === null) return null;
  return { id, startedAt, plan: { table: asMatch(plan, goal), players, goal, seed, shuffle, daily } };
}

export const isSeed = (json: unknown): json is string => isText(json) && json !== '';

function planIn(game: GameId, preset: string, seats: number, rules: WrittenRules): TablePlan | null {
  const planned = planTable(game, preset, seats, rules);
  return planned.ok ? planned.plan : null;
}

/** A heading spells out the options that a match changes. Screens must not show these as changes of the preset. */
function asMatch(plan: TablePlan, goal: MatchPlan['goal']): TablePlan {
  const unchanged = planIn(plan.id, plan.preset, plan.seats, {});
  if (goal === null || unchanged === null) return plan;
  const match = planIn(plan.id, plan.preset, plan.seats, writtenRules(planForMatch(unchanged, goal).options));
  const changes = plan.changes.filter((change) => match?.changes.includes(change) !== true);
  return planForMatch({ ...plan, changes }, goal);
}

function playersIn(json: unknown): Player[] | null {
  if (!Array.isArray(json)) return null;
  const players = json.map(readPlayer);
  return players.every((player) => player !== null) ? players : null;
}

const ID = /^[0-9a-z-]{1,64}$/;

/** Makes an id such as 20261116-082400-1f2e3d4c5b6a: unique, and sorted by age. */
export function newMatchId(now: Date, random: Uint8Array): string {
  const [day, time] = now.toISOString().replace(/[-:]/g, '').split(/[T.]/);
  const rest = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${day}-${time}-${rest}`;
}

/** Ids from outside must be checked: one may be a path to another folder. */
export const isMatchId = (text: string): boolean => ID.test(text);
