import type { DatabaseSync as Library } from '@photostructure/sqlite';
import { StoreError } from './store-error.ts';

export type Sqlite = typeof Library;
export type DatabaseSync = InstanceType<Sqlite>;

/** Loads SQLite only where rooms are kept: the package has a native part, which not every platform has. */
export async function loadSqlite(): Promise<Sqlite> {
  const modules = [() => import('@photostructure/sqlite'), builtIn];
  for (const load of modules) {
    const loaded = await load().catch(() => null);
    if (loaded !== null) return loaded.DatabaseSync;
  }
  throw new StoreError('no-sqlite');
}

/** Unknown to the compiler, since the oldest Node that we support has none. */
const BUILT_IN: string = 'node:sqlite';
const builtIn = (): Promise<{ readonly DatabaseSync: Sqlite }> => import(BUILT_IN);
