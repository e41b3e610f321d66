import { journalIn, type Match } from '@shoal/room';
import type { Page } from 'playwright-core';
import { FINISHED, type FinishedRow, MATCHES, type MatchRow } from '../../src/store/schema.ts';

/** The stored lines of the finished games. */
export const finishedLines = async (page: Page): Promise<string[]> =>
  (await page.evaluate(rowsIn<FinishedRow>, FINISHED)).map(({ line }) => line);

/** The tables that are stored, also those that nobody has acted at. */
export const storedMatches = (page: Page): Promise<MatchRow[]> => page.evaluate(rowsIn<MatchRow>, MATCHES);

/** The rows of a store. Runs in the page. */
async function rowsIn<Row>(store: string): Promise<Row[]> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('shoal'));
  const rows: Row[] = await answer(database.transaction(store).objectStore(store).getAll());
  database.close();
  return rows;
}

/** The match of the open table, read from its stored journal. */
export async function savedMatch(page: Page): Promise<Match> {
  const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
  const journal = journalIn(await page.evaluate(journalLines, id), new Date());
  if (journal === null) throw new Error(`There is no journal of ${id}`);
  return journal.match;
}

/** The lines of a journal. Runs in the page. */
async function journalLines(id: string): Promise<string[]> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('shoal'));
  const stores = database.transaction(['sittings', 'entries']);
  const { heading } = await answer<{ heading: string }>(stores.objectStore('sittings').get(id));
  const all = IDBKeyRange.bound([id], [id, []]);
  const entries = await answer<{ line: string }[]>(stores.objectStore('entries').getAll(all));
  database.close();
  return [heading, ...entries.map(({ line }) => line)];
}

/** Everything that a page has stored, by place and name. */
export interface BrowserStorage {
  readonly localStorage: readonly string[];
  readonly sessionStorage: readonly string[];
  readonly databases: readonly (string | undefined)[];
  readonly caches: readonly string[];
}

export const storageOfPage = (page: Page): Promise<BrowserStorage> =>
  page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
