import { type GameRecord, type ReadRecord, readRecord, writeRecord } from '@shoal/core';
import { type GameId, REGISTRY } from '@shoal/games';
import { type FinishedGame, printable, recordedLabels } from '@shoal/room';
import { type Catalogue, commonSentences, finishedScore, seatOfYou } from '@shoal/table-ui';
import { FileError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { callOf } from '../process/own-command.ts';
import { openStore } from '../store/store.ts';
import { gamesIn } from '../text/language.ts';
import { type PlacedRecord, recordsIn } from './record-lines.ts';

/** Finished games of this machine, newest first. */
export function ownGames(catalogue: Catalogue): FinishedGame[] {
  const store = openStore(catalogue);
  store.savedGames();
  return store.finished.all().toSorted((one, other) => (one.endedAt < other.endedAt ? 1 : -1));
}

/** Yields the games of this machine as if they were records of a file. */
export function* ownRecords(catalogue: Catalogue): Generator<PlacedRecord> {
  const { ownGames: words } = catalogue;
  const games = ownGames(catalogue);
  if (games.length === 0) throw new FileError(words.none(callOf()));
  for (const [index, game] of games.entries()) {
    const place = { file: words.place, line: index + 1, game: index + 1 };
    yield { place, read: readOf(game) };
  }
}

/** One line a game, numbered as --game takes it. */
export function ownGameLines(games: readonly FinishedGame[], catalogue: Catalogue): string[] {
  const { ownGames: words } = catalogue;
  if (games.length === 0) throw new FileError(words.none(callOf()));
  return games.map((game, index) => {
    const { record, endedAt } = game;
    const id = record.game as GameId;
    const labels = recordedLabels(record.seats);
    const you = seatOfYou(labels);
    const sentences = commonSentences({ catalogue, names: labels, ascii: true, you });
    const ending = record.result === undefined ? '' : sentences.winners(record.result);
    const others = labels.filter((_, seat) => seat !== you);
    const score = finishedScore(game, gamesIn(catalogue)[id], catalogue);
    return words.line(index + 1, endedAt.slice(0, 10), catalogue.games[id].name, others, `${ending} ${score}`);
  });
}

/** Yields the records of a file, or those of this machine when there is no path. `game` selects one of them. */
export async function* chosenRecords(
  { path, game: wanted }: { readonly path: string | undefined; readonly game?: number },
  interruption: Interruption,
  catalogue: Catalogue,
): AsyncGenerator<PlacedRecord> {
  const { files, ownGames: words } = catalogue;
  let games = 0;
  for await (const placed of path === undefined ? ownRecords(catalogue) : recordsIn(path, interruption, catalogue)) {
    games = placed.place.game;
    if (wanted === undefined || wanted === games) yield placed;
    if (wanted === games) return;
  }
  if (wanted === undefined) return;
  throw new FileError(
    path === undefined ? words.noSuchGame(wanted, games) : files.noSuchGame(printable(path), wanted, games),
  );
}

/** Reads a record that this program wrote, or has checked before. */
export function readOf({ record }: { readonly record: GameRecord }): ReadRecord {
  const reading = readRecord(REGISTRY, writeRecord(record));
  if (!reading.ok) throw new Error(`a record of our own is refused: ${reading.fault.key}`);
  return reading.read;
}
