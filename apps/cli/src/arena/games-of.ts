import { type BotName, gameNamed, isQuickLevel, RANDOM } from '@shoal/core';
import { botGames } from '../simulation/bot-games.ts';
import { levelGames } from '../simulation/level-games.ts';
import type { PlayGame } from '../simulation/played-game.ts';
import { randomGames } from '../simulation/random-games.ts';
import type { Breath } from './breath.ts';
import type { Job } from './job.ts';

type Table = Pick<Job, 'game' | 'options' | 'bots' | 'wants'>;

const isRandom = (bot: BotName): boolean => bot === RANDOM;

/** Do all of them decide at a glance? */
export const areQuick = (bots: readonly BotName[]): boolean => bots.every((bot) => isQuickLevel(bot) || isRandom(bot));

/** The fastest way to play these bots' games: each bot chooses as at any table, and random ones among themselves by one generator. */
export function gamesOf({ game: id, options, bots, wants }: Table, breath: Breath): PlayGame {
  const game = gameNamed(id);
  const wantsRecord = wants.records === true;
  if (bots.every(isRandom)) return randomGames(game, options, bots, wantsRecord);
  if (bots.every(isQuickLevel)) return levelGames(game, options, bots, wantsRecord);
  return botGames(game, options, bots, wantsRecord, breath);
}
