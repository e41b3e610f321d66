import type { GameId } from '@shoal/core';
import { createSentences, type FinishedGame, labelsOf, printable, seatOfYou } from '@shoal/table-ui';
import { FileError } from './exit-code.ts';
import { readOf } from './own-record.ts';
import type { PlacedRecord } from './record-lines.ts';
import { Store } from './store/store.ts';
import { words } from './words.ts';

/** Finished games of this machine, newest first. */
export function ownGames(): FinishedGame[] {
  const store = Store.open(process.env, { onMessage: (line) => void process.stderr.write(`${line}\n`) });
  store.savedGames();
  return store.finished.all().toSorted((one, other) => (one.endedAt < other.endedAt ? 1 : -1));
}

/** They as records of a file that is nowhere, so that whatever takes a file takes them. */
export function* ownRecords(): Generator<PlacedRecord> {
  const games = ownGames();
  if (games.length === 0) throw new FileError(words.noOwnGames);
  for (const [index, game] of games.entries()) {
    const place = { file: words.ownGames, line: index + 1, game: index + 1 };
    yield { place, read: readOf(game) };
  }
}

/** One line a game, numbered as --game takes it. */
export function ownGameLines(games: readonly FinishedGame[]): string[] {
  if (games.length === 0) throw new FileError(words.noOwnGames);
  return games.map(({ record, endedAt }, index) => {
    const labels = labelsOf(record.seats.map(({ name }) => printable(name)));
    const sentences = createSentences({ names: labels, ascii: true, you: seatOfYou(labels) });
    const ending = record.result === undefined ? '' : sentences.winners(record.result);
    return words.ownGame(index + 1, endedAt.slice(0, 10), sentences.gameName(record.game as GameId), labels, ending);
  });
}
