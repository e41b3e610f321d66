import {
  type GameRecord,
  recordOf,
  rngFor,
  type SeatEntry,
  SeededChance,
  type ShuffleName,
  seatNumbers,
  Table,
  type Vocabulary,
} from '@shoal/core';
import type { TableCase } from './every-table.ts';

export const seatsOf = ({ seats }: TableCase): SeatEntry[] =>
  seatNumbers(seats).map((seat) => ({ name: `Seat ${seat + 1}`, player: 'bot:random' }));

/** A table after some random actions, or after the whole game. */
export function playedTable({ rules }: TableCase, seed: string, actions = Infinity): Table<Vocabulary> {
  const table = new Table(rules, new SeededChance(seed));
  const rng = rngFor(seed, 'choices');
  for (let done = 0; table.turn !== null && done < actions; done++) {
    const { legal } = table.view(table.turn);
    table.act(table.turn, legal[rng.below(legal.length)]);
  }
  return table;
}

export function playedRecord(table: TableCase, seed: string, actions = Infinity): GameRecord {
  const shuffle: ShuffleName = 'fisher-yates';
  return recordOf(table.game, playedTable(table, seed, actions), seatsOf(table), { seed, shuffle });
}
