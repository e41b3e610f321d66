import { type GameRecord, type ReadRecord, rngFor, writeRecord } from '@shoal/core';
import type { FinishedGame } from '../match/deal.ts';
import { recordedPlayers } from '../match/players.ts';

/** Begins the id of a game that came as a plain record, which names neither its match nor its deal. */
const PLAIN = 'record-';

/** Makes a finished game of a record. The same record always gets the same id. */
export const gameOfRecord = (read: ReadRecord, endedAt: Date): FinishedGame => ({
  ...{ id: idOfRecord(read.record), endedAt: endedAt.toISOString(), preset: presetOf(read) },
  ...{ deal: 1, goal: null, daily: null, undone: 0, record: read.record },
});

const DRAWS = 5;
const DRAW_BELOW = 36 ** 3;

function idOfRecord(record: GameRecord): string {
  const rng = rngFor(writeRecord(record), 'id');
  return PLAIN + Array.from({ length: DRAWS }, () => rng.below(DRAW_BELOW).toString(36).padStart(3, '0')).join('');
}

/** The preset with these options, or else the first one, whose options were changed. */
function presetOf({ game, options, record: { seats } }: ReadRecord): string {
  const { presets } = game.tables;
  const names = Object.keys(presets);
  return names.find((name) => isEqual(presets[name].options(seats.length), options)) ?? names[0];
}

const isEqual = (one: object, other: object): boolean => {
  const values = other as Readonly<Record<string, unknown>>;
  return Object.entries(one).every(([option, value]) => values[option] === value);
};

/** Gives a game that is known as a finished game and comes as a plain record, or the other way round, the known id. */
export function recognised(games: readonly FinishedGame[], known: readonly FinishedGame[]): FinishedGame[] {
  if (![...games, ...known].some(({ id }) => isPlain(id))) return [...games];
  const ids = new Map(known.map(({ id, record }) => [idOfRecord(record), id]));
  return games.map((game) => {
    const id = ids.get(idOfRecord(game.record)) ?? game.id;
    return isPlain(game.id) || isPlain(id) ? { ...game, id } : game;
  });
}

/** Is it a plain record of bots alone, as a simulation writes them by the thousand? */
export const isOfBotsAlone = ({ id, record }: FinishedGame): boolean =>
  isPlain(id) && recordedPlayers(record.seats).every(({ bot }) => bot !== null);

const isPlain = (id: string): boolean => id.startsWith(PLAIN);
