import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isSittingId, newSittingId } from '@shoal/table-ui';

const EXTENSION = '.jsonl';

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

/** For a sitting that begins now. */
export const newId = (now: Date): string => newSittingId(now, randomBytes(6));

/** The sitting that a file of the folder belongs to; null when it is no journal. */
export function idOfFile(name: string): string | null {
  const id = name.endsWith(EXTENSION) ? name.slice(0, -EXTENSION.length) : '';
  return isSittingId(id) ? id : null;
}
