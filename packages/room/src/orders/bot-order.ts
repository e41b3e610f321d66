import { type Action, type BotName, botAt, type GameEvent, rngFor, type View } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { gameNamed } from '@shoal/games/registry';

/** All that a bot chooses from, as plain values: fit for another thread, with nothing that its seat may not know. */
export interface BotOrder {
  readonly game: GameId;
  readonly options: object;
  readonly seats: number;
  readonly bot: BotName;
  readonly view: View;
  readonly log: readonly GameEvent[];
  readonly seed: string;
}

export function chooseAsBot({ game: id, options, seats, bot, view, log, seed }: BotOrder): Action {
  const game = gameNamed(id);
  return botAt(game, game.rules(options, seats), bot).choose(view, log, rngFor(seed, 'bot'));
}

/** Bots that search: they take too long for a thread that also listens. */
const THINKING: readonly BotName[] = ['orca', 'kraken'];

export const isThinking = ({ bot }: BotOrder): boolean => THINKING.includes(bot);

/** Plays on for a bot that failed: any legal action. */
export const standInFor = (order: BotOrder): Action => chooseAsBot({ ...order, bot: 'random' });
