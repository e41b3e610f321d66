import {
  type Bot,
  type BotName,
  botAt,
  type CommonOptions,
  type Game,
  recordOf,
  rngFor,
  type SeatEntry,
  Table,
  type Vocabulary,
} from '@shoal/core';
import { finished } from '../finished.ts';
import { chanceOf, originOf } from '../origin.ts';
import type { PlayGame } from './played-game.ts';

/** Bots play by what their seats may know. */
export function botGames(
  game: Game,
  options: CommonOptions,
  names: readonly BotName[],
  seats: readonly SeatEntry[],
  wantsRecord: boolean,
): PlayGame {
  const rules = game.rules(options, seats.length);
  const bots = names.map((name) => botAt(game, rules, name));
  return (seed) => {
    const table = new Table(rules, chanceOf(seed));
    const actions = playToEnd(table, bots, seed);
    const record = wantsRecord ? recordOf(game, table, seats, originOf(seed)) : null;
    return { actions, result: finished(table.result), record };
  };
}

function playToEnd(table: Table<Vocabulary>, bots: readonly Bot<Vocabulary>[], seed: string): number {
  const rngs = bots.map((_, seat) => rngFor(seed, `seat ${seat}`));
  let actions = 0;
  for (let seat = table.turn; seat !== null; seat = table.turn, actions++) {
    const refusal = table.act(seat, bots[seat].choose(table.view(seat), table.log(seat), rngs[seat]));
    if (refusal !== null) throw new Error(`the bot at seat ${seat} was refused: ${refusal}`);
  }
  return actions;
}
