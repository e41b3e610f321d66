import { type FinishedGame, readFinished, writeFinished } from '@shoal/room';
import { answerOf } from './connection.ts';
import { DAILY, FINISHED, type FinishedRow } from './schema.ts';

export const allFinished = (transaction: IDBTransaction): Promise<FinishedRow[]> =>
  answerOf(transaction.objectStore(FINISHED).getAll());

export const finishedIds = (transaction: IDBTransaction): Promise<IDBValidKey[]> =>
  answerOf(transaction.objectStore(FINISHED).getAllKeys());

export const oneFinished = (transaction: IDBTransaction, id: string): Promise<FinishedRow | undefined> =>
  answerOf(transaction.objectStore(FINISHED).get(id));

export const dailyCount = (transaction: IDBTransaction, date: string): Promise<number> =>
  answerOf(transaction.objectStore(FINISHED).index(DAILY).count(date));

/** Adds the games that are missing or damaged; returns how many. */
export async function addFinished(transaction: IDBTransaction, games: Iterable<FinishedGame>): Promise<number> {
  let added = 0;
  for (const game of games) {
    const row = await oneFinished(transaction, game.id);
    if (row !== undefined && readFinished(row.line).ok) continue;
    const fresh: FinishedRow = { id: game.id, daily: game.daily, line: writeFinished(game) };
    transaction.objectStore(FINISHED).put(fresh);
    added += 1;
  }
  return added;
}
