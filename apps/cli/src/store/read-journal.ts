import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { journalIn, type KeptJournal, type Surrounding } from '@shoal/table-ui';
import { codeOf } from './whole-file.ts';
import { wholeLinesIn } from './whole-lines.ts';

/** A journal with what is needed to go on in its file. */
export interface ReadJournal extends KeptJournal {
  /** Up to the end of the last entry. */
  readonly wholeBytes: number;
}

export type JournalReading =
  | { readonly type: 'read'; readonly journal: ReadJournal }
  | { readonly type: 'gone' }
  | { readonly type: 'damaged' }
  /** It may well be whole, but the system does not give it out. */
  | { readonly type: 'unreadable'; readonly error: unknown };

/** Reads the journal of a sitting, which goes on in the given surrounding. */
export function readJournal(path: string, id: string, surrounding?: Surrounding): JournalReading {
  try {
    const file = openSync(path, 'r');
    try {
      const journal = journalOf(readFileSync(file), fstatSync(file).mtime, surrounding);
      return journal?.id === id ? { type: 'read', journal } : { type: 'damaged' };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (codeOf(error) === '') throw error;
    return codeOf(error) === 'ENOENT' ? { type: 'gone' } : { type: 'unreadable', error };
  }
}

function journalOf(bytes: Buffer, changedAt: Date, surrounding?: Surrounding): ReadJournal | null {
  const { lines, wholeBytes } = wholeLinesIn(bytes);
  const journal = journalIn(lines, changedAt, surrounding);
  return journal === null ? null : { ...journal, wholeBytes };
}
