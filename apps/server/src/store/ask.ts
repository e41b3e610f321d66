import type { DatabaseSync } from './sqlite.ts';

/**
 * The first value that a query finds, or undefined. Prepared statements would keep a closed connection open until the garbage
 * collector finds them, and with it the file.
 */
export function ask(database: DatabaseSync, sql: string): unknown {
  let first: unknown;
  let isFirst = true;
  database.function('shoal_tell', (value: unknown) => {
    if (isFirst) first = value;
    isFirst = false;
    return null;
  });
  database.exec(`select shoal_tell(value) from (${sql})`);
  return first;
}
