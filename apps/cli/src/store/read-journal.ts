import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { journalIn, type SavedJournal } from '@shoal/room';
import { codeOf } from '../files/whole-file.ts';
import { wholeLinesIn } from './whole-lines.ts';

/** A journal with what is needed to go on in its file. */
export interface ReadJournal extends SavedJournal {
  /** Up to the end of the last entry. */
  readonly wholeBytes: number;
}

export type JournalReading =
  | { readonly type: 'read'; readonly journal: ReadJournal }
  | { readonly type: 'gone' }
  | { readonly type: 'damaged' }
  /** It may well be whole, but the system does not give it out. */
  | { readonly type: 'unreadable'; readonly error: unknown };

export function readJournal(path: string, id: string): JournalReading {
  try {
    const file = openSync(path, 'r');
    try {
      const journal = journalOf(readFileSync(file), fstatSync(file).mtime);
      return journal?.id === id ? { type: 'read', journal } : { type: 'damaged' };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (codeOf(error) === '') throw error;
    return codeOf(error) === 'ENOENT' ? { type: 'gone' } : { type: 'unreadable', error };
  }
}

function journalOf(bytes: Buffer, changedAt: Date): ReadJournal | null {
  const { lines, wholeBytes } = wholeLinesIn(bytes);
  const journal = journalIn(lines, changedAt);
  return journal === null ? null : { ...journal, wholeBytes };
}
