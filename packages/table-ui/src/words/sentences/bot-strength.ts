import { type BotName, isBotName, LADDER } from '@shoal/core';
import type { ShownGame } from '../../game/shown-game.ts';
import type { Catalogue, ScreenWords } from '../catalogue.ts';

/** How strong a bot is. */
export interface Strength {
  /** "medium", where room is short. */
  readonly word: string;
  /** "3 of 7, medium"; only the word for a bot that is not on the ladder. */
  readonly placed: string;
}

type StrengthWords = Pick<ScreenWords, 'strengths' | 'rung'>;

const RUNGS: readonly BotName[] = LADDER;

export function strengthIn(bot: BotName, { strengths, rung }: StrengthWords): Strength {
  const word = strengths[bot];
  const place = RUNGS.indexOf(bot) + 1;
  return { word, placed: place === 0 ? word : rung(place, LADDER.length, word) };
}

/** Null for a program, whose strength is unknown, and in a game of pure chance. */
export const strengthOf = (
  bot: string,
  { presentation }: Pick<ShownGame, 'presentation'>,
  words: StrengthWords,
): Strength | null => (presentation.isAllChance !== true && isBotName(bot) ? strengthIn(bot, words) : null);

export type BotTitle = (bot: string, strength: Strength | null) => string;

/** "perch · 3 of 7, medium", for labels. */
export const botTitle: BotTitle = (bot, strength) => titled(bot, strength?.placed);

/** "perch · medium", for labels where room is short. */
export const shortBotTitle: BotTitle = (bot, strength) => titled(bot, strength?.word);

const titled = (bot: string, strength: string | undefined): string =>
  strength === undefined ? bot : `${bot} · ${strength}`;

/** "perch (3 of 7, medium)", for lists and sentences. */
export const botInSentence: BotTitle = (bot, strength) => (strength === null ? bot : `${bot} (${strength.placed})`);

/** Names the bots of some games with their strength, or says that they differ. */
export const levelTitle = (
  level: string,
  game: Pick<ShownGame, 'presentation'>,
  { statistics, screen }: Pick<Catalogue, 'statistics' | 'screen'>,
  titleOf: BotTitle,
): string => titleOf(statistics.level(level), strengthOf(level, game, screen));
