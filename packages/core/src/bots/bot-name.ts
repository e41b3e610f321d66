import { QUICK_LEVELS } from '../engine/rules/level.ts';

/** The bot that takes any legal action with equal chance. It is no level of the ladder, but every game has it. */
export const RANDOM = 'random';

/** Every bot by name, weakest first. `random` is not part of the ladder. */
export const LADDER = [...QUICK_LEVELS, 'orca', 'kraken'] as const;
export type LevelName = (typeof LADDER)[number];
export type BotName = LevelName | typeof RANDOM;
export const BOT_NAMES: readonly BotName[] = [...LADDER, RANDOM];

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);
