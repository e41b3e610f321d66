import type { Page } from 'playwright-core';

/** The lines of the finished games, as the page keeps them. */
export const finishedLines = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('shoal'));
    const rows: { readonly line: string }[] = await answer(
      database.transaction('finished').objectStore('finished').getAll(),
    );
    database.close();
    return rows.map(({ line }) => line);
  });

/** Every place in which a page can keep something, by name. */
export interface Kept {
  readonly localStorage: readonly string[];
  readonly sessionStorage: readonly string[];
  readonly databases: readonly (string | undefined)[];
  readonly caches: readonly string[];
}

export const keptBy = (page: Page): Promise<Kept> =>
  page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
