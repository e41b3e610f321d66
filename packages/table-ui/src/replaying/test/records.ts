import {
  type GameRecord,
  type ReadRecord,
  readRecord,
  recordOf,
  rngFor,
  SeededChance,
  settle,
  Table,
  writeRecord,
} from '@shoal/core';
import { GAME_IDS, type GameId, gameNamed, REGISTRY } from '@shoal/games';

/** Every preset of every game with the fewest and the most seats. */
export const PRESETS = GAME_IDS.flatMap((game) =>
  Object.entries(gameNamed(game).tables.presets).flatMap(([preset, { seats }]) =>
    [...new Set([seats.min, seats.max])].map((count) => [game, preset, count] as const),
  ),
);

const NAMES = ['You', 'Bo', 'Cy', 'Bo', 'Eve', 'Finn', 'Gus', 'Hal', 'Ivy', 'Joy'];

/** The record of a random game as the terminal writes it, in progress after at most `most` actions. */
export function playedRecord(game: GameId, preset: string, seats: number, seed: string, most = Infinity): GameRecord {
  const settled = settle(gameNamed(game).tables, preset, seats);
  if (!settled.ok) throw new Error(settled.refusal.key);
  const table = new Table(gameNamed(game).rules(settled.options, seats), new SeededChance(seed));
  const rng = rngFor(seed, 'replaying');
  for (let actions = 0; table.turn !== null && actions < most; actions++) {
    const { legal } = table.view(table.turn);
    table.act(table.turn, legal[rng.below(legal.length)]);
  }
  const entries = NAMES.slice(0, seats).map((name, seat) => ({ name, player: seat === 0 ? 'human' : 'bot:minnow' }));
  return recordOf(gameNamed(game), table, entries, { seed, shuffle: 'fisher-yates' });
}

export function readAgain(record: object): ReadRecord {
  const reading = readRecord(REGISTRY, writeRecord(record as GameRecord));
  if (!reading.ok) throw new Error(reading.fault.key);
  return reading.read;
}
