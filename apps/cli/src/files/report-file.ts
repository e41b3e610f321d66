import { closeSync, existsSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { printable } from '@shoal/room';
import type { FileWords } from '@shoal/table-ui';
import { FileError } from '../process/exit-code.ts';
import { ENGLISH } from '../text/language.ts';
import { codeOf, writeWhole } from './whole-file.ts';

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

/** For other people and programs too. */
const OPEN_FILE = 0o666;

/** `-` is the standard output. A file is there whole or, on a full disk, as it was before. */
export function writeReport(path: string, page: string, words: FileWords = ENGLISH.files): void {
  if (path === '-') process.stdout.write(page);
  else orExplain(path, words, () => (isStream(path) ? writeFileSync(path, page) : replaceOrWrite(path, page)));
}

/** Reasons why there can be no second file beside the one that is to be replaced. */
const ALONE = ['EACCES', 'EPERM', 'EROFS', 'ENAMETOOLONG'];

/** In a folder that is closed to new files, a file can still be written in place. */
function replaceOrWrite(path: string, page: string): void {
  try {
    writeWhole(path, page, OPEN_FILE);
  } catch (error) {
    if (!ALONE.includes(codeOf(error))) throw error;
    writeFileSync(path, page);
  }
}

/** A pipe or a device is written to, not replaced. */
const isStream = (path: string): boolean => existsSync(path) && !statSync(path).isFile();

function orExplain(path: string, words: FileWords, step: () => void): void {
  try {
    step();
  } catch (error) {
    throw new FileError(words.cannotWrite(printable(path), error));
  }
}
