import { type GameId, type GameRecord, REGISTRY, type ReadRecord, readRecord, writeRecord } from '@shoal/core';
import { type FinishedGame, printable } from '@shoal/room';
import { type Catalogue, createSentences, recordedLabels, seatOfYou } from '@shoal/table-ui';
import { FileError } from '../process/exit-code.ts';
import { openStore } from '../store/store.ts';
import type { PlacedRecord } from './record-lines.ts';

/** Finished games of this machine, newest first. */
export function ownGames(catalogue: Catalogue): FinishedGame[] {
  const store = openStore(catalogue);
  store.savedGames();
  return store.finished.all().toSorted((one, other) => (one.endedAt < other.endedAt ? 1 : -1));
}

/** They as records of a file that is nowhere, so that whatever takes a file takes them. */
export function* ownRecords(catalogue: Catalogue): Generator<PlacedRecord> {
  const { ownGames: words } = catalogue;
  const games = ownGames(catalogue);
  if (games.length === 0) throw new FileError(words.none);
  for (const [index, game] of games.entries()) {
    const place = { file: words.place, line: index + 1, game: index + 1 };
    yield { place, read: readOf(game) };
  }
}

/** One line a game, numbered as --game takes it. */
export function ownGameLines(games: readonly FinishedGame[], catalogue: Catalogue): string[] {
  const { ownGames: words } = catalogue;
  if (games.length === 0) throw new FileError(words.none);
  return games.map(({ record, endedAt }, index) => {
    const labels = recordedLabels(record.seats);
    const you = seatOfYou(labels);
    const sentences = createSentences({ catalogue, names: labels, ascii: true, you });
    const ending = record.result === undefined ? '' : sentences.winners(record.result);
    const others = labels.filter((_, seat) => seat !== you);
    return words.line(index + 1, endedAt.slice(0, 10), sentences.gameName(record.game as GameId), others, ending);
  });
}

/** Why a game cannot be shown; without a path it was looked for among those of this machine. */
export const noSuchGame = (
  path: string | null,
  wanted: number,
  games: number,
  { files, ownGames: words }: Catalogue,
): string => (path === null ? words.noSuchGame(wanted, games) : files.noSuchGame(printable(path), wanted, games));

/** A record that this program wrote, or has checked before. */
export function readOf({ record }: { readonly record: GameRecord }): ReadRecord {
  const reading = readRecord(REGISTRY, writeRecord(record));
  if (!reading.ok) throw new Error(`a record of our own is refused: ${reading.fault.key}`);
  return reading.read;
}
