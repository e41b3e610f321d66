import {
  type Action,
  type BotName,
  botAt,
  type CommonOptions,
  type GameEvent,
  type GameId,
  gameNamed,
  rngFor,
  type Seat,
  type View,
} from '@shoal/core';
import type { Deal } from './deal.ts';

/** All that a bot chooses from, as plain values: it can be sent to another thread, and holds nothing its seat may not know. */
export interface BotOrder {
  readonly game: GameId;
  readonly options: CommonOptions;
  readonly seats: number;
  readonly bot: BotName;
  readonly view: View;
  readonly log: readonly GameEvent[];
  /** Seeds the bot's own chance, and tells nothing of the table's. */
  readonly seed: string;
}

/** What the bot at a seat is asked; after an undo or a restart the same question gives the same answer. */
export function orderFor({ plan, table, seed }: Deal, seat: Seat, bot: BotName, actions: number): BotOrder {
  const { id: game, options, seats } = plan;
  const own = seedOfChoice(seed, seat, actions);
  return { game, options, seats, bot, view: table.view(seat), log: table.log(seat), seed: own };
}

export function chooseAsBot({ game: id, options, seats, bot, view, log, seed }: BotOrder): Action {
  const game = gameNamed(id);
  return botAt(game, game.rules(options, seats), bot).choose(view, log, rngFor(seed, 'bot'));
}

const DRAWS = 8;
const DRAW_BELOW = 1 << 15;

function seedOfChoice(seed: string, seat: Seat, actions: number): string {
  const rng = rngFor(seed, `seat ${seat} after ${actions} actions`);
  return Array.from({ length: DRAWS }, () => rng.below(DRAW_BELOW).toString(36)).join('-');
}
