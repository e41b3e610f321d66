import type { Trouble } from '@shoal/room';
import { CONFLICT } from '@shoal/room/hosting';

// Primary result codes, see https://sqlite.org/rescode.html.
const BUSY = 5;
const LOCKED = 6;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CONSTRAINT = 19;
const NOTADB = 26;

/** What systems call a disk, a quota or a file size that is used up. */
const OUT_OF_SPACE = new Set([27, 28, 122]);

const TROUBLES: Readonly<Record<number, Trouble>> = {
  [BUSY]: 'store-busy',
  [LOCKED]: 'store-busy',
  [READONLY]: 'read-only',
  [IOERR]: 'io-error',
  [CORRUPT]: 'store-damaged',
  [FULL]: 'disk-full',
  [CONSTRAINT]: CONFLICT,
  [NOTADB]: 'store-damaged',
};

interface SqliteFault {
  readonly errcode: number;
  readonly systemErrno?: number;
}

const isFault = (error: unknown): error is SqliteFault =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';

const codeOf = (error: unknown): number | null => (isFault(error) ? error.errcode & 0xff : null);

/** Names what kept SQLite from saving. */
export function troubleOf(error: unknown): Trouble {
  const code = codeOf(error);
  if (code === null) return 'store-down';
  const isSpace = isFault(error) && OUT_OF_SPACE.has(error.systemErrno ?? 0);
  return code === IOERR && isSpace ? 'disk-full' : (TROUBLES[code] ?? 'store-down');
}

export const isConflict = (error: unknown): boolean => codeOf(error) === CONSTRAINT;

export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY || codeOf(error) === LOCKED;

/** Is the content of the file at fault, and not its surroundings? */
export const isDamage = (error: unknown): boolean => codeOf(error) === CORRUPT || codeOf(error) === NOTADB;
