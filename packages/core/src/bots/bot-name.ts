import { QUICK_LEVELS } from '../engine/rules/level.ts';

/** Any legal action, each equally likely: no rung, but every game has it. */
export const RANDOM = 'random';

/** Every bot by name, weakest first; `random` stands beside the ladder. */
export const LADDER = [...QUICK_LEVELS, 'orca', 'kraken'] as const;
export type LevelName = (typeof LADDER)[number];
export type BotName = LevelName | typeof RANDOM;
export const BOT_NAMES: readonly BotName[] = [...LADDER, RANDOM];

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);
