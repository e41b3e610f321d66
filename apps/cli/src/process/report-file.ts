import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { printable } from '@shoal/room';
import type { FileWords } from '@shoal/table-ui';
import { ENGLISH } from '../text/language.ts';
import { FileError } from './exit-code.ts';

/** Do both paths name one file? */
export const isSameFile = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && resolve(one) === resolve(other);

/** Before a long run: can the file be written at all? Nothing of it changes until there is something to write. */
export function ensureWritable(path: string, words: FileWords = ENGLISH.files): void {
  if (path === '-') return;
  const isNew = !existsSync(path);
  orExplain(path, words, () => closeSync(openSync(path, 'a')));
  if (isNew) rmSync(path, { force: true });
}

/** `-` is the standard output. */
export function writeReport(path: string, page: string, words: FileWords = ENGLISH.files): void {
  if (path === '-') process.stdout.write(page);
  else orExplain(path, words, () => writeFileSync(path, page));
}

function orExplain(path: string, words: FileWords, step: () => void): void {
  try {
    step();
  } catch (error) {
    throw new FileError(words.cannotWrite(printable(path), error));
  }
}
