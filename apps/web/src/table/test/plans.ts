import type { BotName, GameId } from '@shoal/core';
import {
  GAME_IDS,
  type Player,
  planForMatch,
  planTable,
  presetsOf,
  type SittingPlan,
  seatRange,
  usualSetup,
  type WrittenRules,
} from '@shoal/table-ui';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan', 'Emma', 'Fay', 'Gil', 'Hana', 'Ira', 'June'];

/** Who plays what in a test. */
export interface Wanted {
  readonly game: GameId;
  readonly preset?: string;
  readonly rules?: WrittenRules;
  /** P is a person, b is a bot: seat by seat. */
  readonly seats: string;
  readonly bot?: BotName;
  readonly seed?: string;
  readonly goal?: SittingPlan['goal'];
  readonly daily?: string | null;
}

export function planFor({ game, preset = 'standard', seats, rules, ...wanted }: Wanted): SittingPlan {
  const planned = planTable(game, preset, seats.length, rules);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const { bot = 'random', seed = 'shells', goal = null, daily = null } = wanted;
  const players = [...seats].map((sign, seat): Player => ({ name: PEOPLE[seat], bot: sign === 'P' ? null : bot }));
  return { plan: planForMatch(planned.plan, goal), players, goal, seed, daily };
}

/** Every game by every preset, with the numbers of seats it can have. */
export const EVERY_PRESET = GAME_IDS.flatMap((game) =>
  presetsOf(game).map((preset) => ({ game, preset, ...seatRange({ ...usualSetup(game), preset }) })),
);
