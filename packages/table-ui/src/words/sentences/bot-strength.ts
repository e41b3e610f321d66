import { isBotName } from '@shoal/core';
import type { ShownGame } from '../../game/shown-game.ts';
import type { ScreenWords } from '../catalogue.ts';

/** "beginner"; null for a program, whose strength is unknown, and in a game of pure chance. */
export const strengthOf = (
  bot: string,
  { presentation }: Pick<ShownGame, 'presentation'>,
  { strengths }: Pick<ScreenWords, 'strengths'>,
): string | null => (presentation.isAllChance !== true && isBotName(bot) ? strengths[bot] : null);

/** "minnow · beginner", for labels. */
export const botTitle = (bot: string, strength: string | null): string =>
  strength === null ? bot : `${bot} · ${strength}`;

/** "minnow (beginner)", for lists and sentences. */
export const botInSentence = (bot: string, strength: string | null): string =>
  strength === null ? bot : `${bot} (${strength})`;
