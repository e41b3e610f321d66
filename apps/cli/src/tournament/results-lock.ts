import { realpathSync } from 'node:fs';
import { printable } from '@shoal/table-ui';
import { FileError } from '../exit-code.ts';
import { PidLock } from '../store/pid-lock.ts';
import { words } from '../words.ts';
import { tournamentWords } from './tournament-words.ts';

/** Takes the file beside the results that keeps others away: two at once would play everything twice. */
export function lockResults(results: string): PidLock {
  const path = `${realpathSync(results)}.lock`;
  const lock = taken(path);
  if (lock === null) throw new FileError(printable(tournamentWords.inUse(results, PidLock.holderOf(path), path)));
  return lock;
}

function taken(path: string): PidLock | null {
  try {
    return PidLock.take(path);
  } catch (error) {
    throw new FileError(words.cannotWrite(printable(path), error));
  }
}
