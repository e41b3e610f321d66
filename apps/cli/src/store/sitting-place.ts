import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

const EXTENSION = '.jsonl';
const ID = /^[0-9a-z-]{1,64}$/;

/** Where the journal of a sitting is, and the lock of whoever plays it. */
export interface SittingPlace {
  readonly id: string;
  readonly journal: string;
  readonly lock: string;
}

export function placeOf(games: string, id: string): SittingPlace {
  const journal = join(games, `${id}${EXTENSION}`);
  return { id, journal, lock: `${journal}.lock` };
}

/** Such as 20261116-082400-1f2e3d4c5b6a: no two alike, and older ones first in a listing. */
export function newId(now: Date): string {
  const [day, time] = now.toISOString().replace(/[-:]/g, '').split(/[T.]/);
  return `${day}-${time}-${randomBytes(6).toString('hex')}`;
}

/** What is asked for may be anything, a path to another folder too. */
export const isId = (text: string): boolean => ID.test(text);

/** The sitting that a file of the folder belongs to; null when it is no journal. */
export function idOfFile(name: string): string | null {
  const id = name.endsWith(EXTENSION) ? name.slice(0, -EXTENSION.length) : '';
  return isId(id) ? id : null;
}
