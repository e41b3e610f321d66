import {
  type Bot,
  type BotName,
  botAt,
  type Game,
  recordOf,
  rngFor,
  SeededChance,
  type ShuffleName,
  Table,
  type Vocabulary,
} from '@shoal/core';
import { finished } from '@shoal/room';
import { type PlayGame, seatEntriesOf, turnedBy } from './played-game.ts';
import type { Yielder } from './yielder.ts';

/** Bots play by what their seats may know. */
export function botGames(
  game: Game,
  options: object,
  names: readonly BotName[],
  shuffle: ShuffleName,
  wantsRecord: boolean,
  yielder: Yielder,
): PlayGame {
  const rules = game.rules(options, names.length);
  const bots = names.map((name) => botAt(game, rules, name));
  return async (seed, turned) => {
    const table = new Table(rules, new SeededChance(seed, shuffle));
    const actions = await playToEnd(table, turnedBy(bots, turned), seed, yielder);
    const seats = seatEntriesOf(turnedBy(names, turned));
    const record = wantsRecord ? recordOf(game, table, seats, { seed, shuffle }) : null;
    return { actions, result: finished(table.result), record };
  };
}

async function playToEnd(
  table: Table<Vocabulary>,
  bots: readonly Bot<Vocabulary>[],
  seed: string,
  yielder: Yielder,
): Promise<number> {
  const rngs = bots.map((_, seat) => rngFor(seed, `seat ${seat}`));
  let actions = 0;
  for (let seat = table.turn; seat !== null; seat = table.turn, actions++) {
    const refusal = table.act(seat, bots[seat].choose(table.view(seat), table.log(seat), rngs[seat]));
    if (refusal !== null) throw new Error(`the bot at seat ${seat} was refused: ${refusal}`);
    // Some bots think for long: a game of theirs may take many seconds.
    if (yielder.isDue()) await yielder.yieldNow();
  }
  return actions;
}
