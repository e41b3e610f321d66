import { type Action, type BotName, botAt, type GameEvent, rngFor, type Seat, type View } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { gameNamed } from '@shoal/games/registry';
import { type BotProgram, isProgram } from './bot-program.ts';

/** All that a bot chooses from, as plain values that can cross threads. It holds nothing that the seat may not know. */
export interface BotOrder {
  readonly game: GameId;
  readonly options: object;
  readonly seats: number;
  readonly bot: BotName | BotProgram;
  readonly firstSeat: Seat;
  readonly view: View;
  readonly log: readonly GameEvent[];
  /** For this one choice. */
  readonly seed: string;
  /** For all that this seat chooses in the deal. */
  readonly dealSeed: string;
}

/** Lets a bot of the ladder choose. */
export function chooseAsBot({ game: id, options, seats, bot, view, log, seed }: BotOrder): Action {
  if (isProgram(bot)) throw new Error(`${bot.name} runs as a program of its own`);
  const game = gameNamed(id);
  return botAt(game, game.rules(options, seats), bot).choose(view, log, rngFor(seed, 'bot'));
}

/** Bots that search take too long for a thread that also handles input. */
const THINKING: readonly BotName[] = ['orca', 'kraken'];

export const isThinking = ({ bot }: BotOrder): boolean => !isProgram(bot) && THINKING.includes(bot);

/** Chooses any legal action for a bot that failed. */
export const standInFor = (order: BotOrder): Action => chooseAsBot({ ...order, bot: 'random' });
