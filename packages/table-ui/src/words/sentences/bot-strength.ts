import type { BotName } from '@shoal/core';
import type { ShownGame } from '../../game/shown-game.ts';
import type { ScreenWords } from '../catalogue.ts';

/** "beginner"; null in a game of pure chance, where no bot is stronger than another. */
export const strengthOf = (
  bot: BotName,
  { presentation }: Pick<ShownGame, 'presentation'>,
  { strengths }: Pick<ScreenWords, 'strengths'>,
): string | null => (presentation.isAllChance === true ? null : strengths[bot]);

/** "minnow · beginner", for labels. */
export const botTitle = (bot: BotName, strength: string | null): string =>
  strength === null ? bot : `${bot} · ${strength}`;

/** "minnow (beginner)", for lists and sentences. */
export const botInSentence = (bot: BotName, strength: string | null): string =>
  strength === null ? bot : `${bot} (${strength})`;
