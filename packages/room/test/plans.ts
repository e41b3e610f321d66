import { type BotName, DEFAULT_SHUFFLE } from '@shoal/core';
import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { type MatchPlan, planForMatch, planTable, type WrittenRules } from '../src/match/match-plan.ts';
import type { Player } from '../src/match/players.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Emma', 'Fay', 'Gil', 'Hana', 'Ira', 'June'];

/** The table of a test: who plays what. */
export interface TestPlan {
  readonly game: GameId;
  readonly preset?: string;
  readonly rules?: WrittenRules;
  /** One letter per seat: P is a person, b is a bot. */
  readonly seats: string;
  readonly bot?: BotName;
  readonly seed?: string;
  readonly goal?: MatchPlan['goal'];
  readonly daily?: string | null;
}

export function planFor({ game, preset = 'standard', seats, rules, ...wanted }: TestPlan): MatchPlan {
  const planned = planTable(game, preset, seats.length, rules);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const { bot = 'random', seed = 'shells', goal = null, daily = null } = wanted;
  const players = [...seats].map((sign, seat): Player => ({ name: NAMES[seat], bot: sign === 'P' ? null : bot }));
  return { table: planForMatch(planned.plan, goal), players, goal, seed, shuffle: DEFAULT_SHUFFLE, daily };
}

/** Every preset of every game, with its possible numbers of seats. */
export const EVERY_PRESET = GAME_IDS.flatMap((game) =>
  Object.entries(gameNamed(game).tables.presets).map(([preset, { seats }]) => ({ game, preset, ...seats })),
);
