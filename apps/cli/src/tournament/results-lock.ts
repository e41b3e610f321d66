import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { printable } from '@shoal/table-ui';
import { FileError } from '../exit-code.ts';
import { words } from '../words.ts';
import { tournamentWords } from './tournament-words.ts';

/** A file beside the results with the number of the process that writes them: two at once would play everything twice. */
export class ResultsLock {
  readonly #path: string;
  readonly #release = (): void => this.release();

  private constructor(path: string) {
    this.#path = path;
    process.once('exit', this.#release);
  }

  static take(results: string): ResultsLock {
    const path = `${realpathSync(results)}.lock`;
    if (!isCreated(path)) {
      const pid = holderOf(path);
      if (pid !== null) throw new FileError(printable(tournamentWords.inUse(results, pid, path)));
      // Whoever held it was killed.
      rmSync(path, { force: true });
      if (!isCreated(path)) throw new FileError(printable(tournamentWords.inUse(results, holderOf(path), path)));
    }
    return new ResultsLock(path);
  }

  release(): void {
    process.off('exit', this.#release);
    rmSync(this.#path, { force: true });
  }
}

/** False when it is there already. */
function isCreated(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw new FileError(words.cannotWrite(printable(path), error));
  }
}

/** The process that holds it; null when it has ended. */
function holderOf(path: string): number | null {
  const pid = Number(textOf(path));
  // A container gives the same numbers again: this process has no lock yet.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? pid : null;
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
