import { type BotName, DEFAULT_SHUFFLE } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { type MatchPlan, planTable } from '@shoal/room';
import { YOU } from '../words/sentences/shown-names.ts';
import { dailyNumber } from './calendar-date.ts';

/** Even numbers, then odd ones. A new game must not change past deals, so this is not the list of all games. */
const GAMES_IN_TURN: readonly GameId[] = ['go-fish', 'crazy-eights'];

/** From Monday to Sunday: up the ladder until Friday, and halfway down at the weekend. */
const LEVELS_OF_WEEK: readonly BotName[] = ['minnow', 'guppy', 'perch', 'pike', 'dolphin', 'pike', 'perch'];

/** The first daily deal was on a Thursday, day 3 of a week that starts with day 0. */
const weekdayOf = (number: number): number => (number + 2) % LEVELS_OF_WEEK.length;

const BOTS = ['Bo', 'Cy'];
const PRESET = 'standard';

/** The game of a date. */
export const dailyGame = (date: string): GameId => GAMES_IN_TURN[dailyNumber(date) % GAMES_IN_TURN.length];

/** The table of a date, with the same game, cards and bots for everyone. The date must pass `isDate`. */
export function dailyPlan(date: string): MatchPlan {
  const number = dailyNumber(date);
  const bot = LEVELS_OF_WEEK[weekdayOf(number)];
  const players = [{ name: YOU, bot: null }, ...BOTS.map((name) => ({ name, bot }))];
  const planned = planTable(dailyGame(date), PRESET, players.length);
  if (!planned.ok) throw new Error(`there is no table for a daily deal: ${planned.refusal.key}`);
  return { table: planned.plan, players, goal: null, seed: `daily ${date}`, shuffle: DEFAULT_SHUFFLE, daily: date };
}
