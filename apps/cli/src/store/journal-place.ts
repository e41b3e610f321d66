import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isMatchId, newMatchId } from '@shoal/room';

const EXTENSION = '.jsonl';

/** Where the journal of a match is, and the lock of the program that plays it. */
export interface JournalPlace {
  readonly id: string;
  readonly journal: string;
  readonly lock: string;
}

export function placeOf(games: string, id: string): JournalPlace {
  const journal = join(games, `${id}${EXTENSION}`);
  return { id, journal, lock: `${journal}.lock` };
}

/** For a match that begins now. */
export const newId = (now: Date): string => newMatchId(now, randomBytes(6));

/** The match that a file of the folder belongs to, or null for a file that is no journal. */
export function idOfFile(name: string): string | null {
  const id = name.endsWith(EXTENSION) ? name.slice(0, -EXTENSION.length) : '';
  return isMatchId(id) ? id : null;
}
