import { type BotName, isQuickLevel, RANDOM, type ShuffleName, type TallySums } from '@shoal/core';
import type { GameId } from '@shoal/games';

/** Deals to be played, as one thread asks another. */
export interface Job {
  readonly game: GameId;
  readonly options: object;
  /** The bot at each seat. */
  readonly bots: readonly BotName[];
  /** Deal number i has the seed `seed:i`. */
  readonly seed: string;
  readonly shuffle: ShuffleName;
  readonly from: number;
  /** The first deal that is no longer part of it. */
  readonly to: number;
  /** How often each deal is played; each time with every bot one seat further on. */
  readonly rotations: number;
  readonly wants: JobExtras;
}

/** What an answer tells besides the tally. */
export interface JobExtras {
  readonly records?: boolean;
  readonly places?: boolean;
}

/** What came of a job. */
export interface JobAnswer {
  /** Bots are numbered as in `kindsOf`. */
  readonly tally: TallySums;
  /** One line a game, in the order of deals and rotations; empty unless wanted. */
  readonly records: string;
  /** The places of each game in the same order, by seat; empty unless wanted. */
  readonly places: readonly (readonly number[])[];
}

/** The different bots of a line-up, in the order they first appear. */
export const kindsOf = (bots: readonly BotName[]): BotName[] => [...new Set(bots)];

export const isRandom = (bot: BotName): boolean => bot === RANDOM;

/** Do all of these bots decide at a glance? */
export const areQuick = (bots: readonly BotName[]): boolean => bots.every((bot) => isQuickLevel(bot) || isRandom(bot));

/** After so many rotations a line-up looks as it did: pike, minnow, pike, minnow after two. */
export function rotationsUntilAlike(bots: readonly BotName[]): number {
  const looksAlike = (turned: number) => bots.every((bot, seat) => bot === bots[(seat + turned) % bots.length]);
  let turned = 1;
  while (!looksAlike(turned)) turned += 1;
  return turned;
}
