import { DEFAULT_SHUFFLE, type MatchGoal, type ShuffleName } from '@shoal/core';
import { isPerson, type MatchPlan, planForMatch, type Speed } from '@shoal/room';
import { UsageError } from '../process/exit-code.ts';
import type { LookFlags } from '../text/look.ts';
import { words } from '../text/words.ts';
import type { FullSeating, ProgramFlags } from './program-seats.ts';

export interface PlayFlags extends ProgramFlags, LookFlags {
  readonly seed?: string;
  readonly shuffle?: ShuffleName;
  readonly record?: string;
  readonly json?: boolean;
  readonly setup?: boolean;
  /** False by --no-input. */
  readonly input?: boolean;
  readonly bestOf?: number;
  /** True stands for the game's own target. */
  readonly target?: number | true;
  readonly speed?: Speed;
  /** Go on with the game that was left last. */
  readonly continue?: boolean;
  /** False by --no-save. */
  readonly save?: boolean;
}

/** Does the command line describe the table, so that nothing need be asked? Programs are never asked. */
export const isDescribed = (flags: PlayFlags): boolean => flags.json !== undefined || describesTable(flags);

const TABLE_FLAGS = ['player', 'seats', 'preset', 'rule', 'bot', 'seed', 'shuffle', 'bestOf', 'target'] as const;

export const describesTable = (flags: PlayFlags): boolean =>
  flags.bots === false || TABLE_FLAGS.some((flag) => flags[flag] !== undefined);

/** The table with its goal, its seed and its shuffle. */
export function matchPlanFrom({ plan, players }: FullSeating, flags: PlayFlags): MatchPlan {
  const person = players.find(isPerson);
  if (flags.input === false && person !== undefined) throw new UsageError(words.peopleNeedInput(person.name));
  const goal = goalFrom(flags, plan.game.match.defaultTarget(plan.seats));
  const { seed = null, shuffle = DEFAULT_SHUFFLE } = flags;
  return { table: planForMatch(plan, goal), players, goal, seed, shuffle, daily: null };
}

export function goalFrom(
  { bestOf, target }: Pick<PlayFlags, 'bestOf' | 'target'>,
  defaultTarget: number,
): MatchGoal | null {
  if (bestOf !== undefined && target !== undefined) throw new UsageError(words.oneGoalOnly);
  if (bestOf !== undefined) return { type: 'best-of', deals: bestOf };
  return target === undefined ? null : { type: 'target', total: target === true ? defaultTarget : target };
}
