import {
  type Bot,
  type CommonOptions,
  type Game,
  randomBot,
  recordOf,
  rngFor,
  type SeatEntry,
  SeededChance,
  Table,
  type Vocabulary,
} from '@shoal/core';
import type { PlayGame } from './played-game.ts';

const SHUFFLE = 'fisher-yates';
export const RANDOM = 'random';

export const botNamed = (game: Game, name: string): Bot<Vocabulary> | undefined =>
  name === RANDOM ? randomBot : Object.hasOwn(game.bots, name) ? game.bots[name] : undefined;

/** Bots play by what their seats may know. */
export function botGames(
  game: Game,
  options: CommonOptions,
  bots: readonly Bot<Vocabulary>[],
  seats: readonly SeatEntry[],
  wantsRecord: boolean,
): PlayGame {
  const rules = game.rules(options, seats.length);
  return (seed) => {
    const table = new Table(rules, new SeededChance(seed, SHUFFLE));
    const actions = playToEnd(table, bots, seed);
    const { result } = table;
    if (result === null) throw new Error('a game without a seat to act has no result');
    return { actions, result, record: wantsRecord ? recordOf(game, table, seats, { seed, shuffle: SHUFFLE }) : null };
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
