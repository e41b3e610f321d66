import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { Sitting, type SittingEntry, type Surrounding } from '@shoal/table-ui';
import { readEntryLine } from './journal-entry.ts';
import { type Heading, readHeading } from './journal-heading.ts';
import { codeOf } from './whole-file.ts';
import { wholeLinesIn } from './whole-lines.ts';

/** A sitting as its journal has kept it. */
export interface ReadJournal extends Heading {
  readonly entries: readonly SittingEntry[];
  readonly sitting: Sitting;
  /** Up to the end of the last entry. */
  readonly wholeBytes: number;
  readonly changedAt: Date;
}

export type JournalReading =
  | { readonly type: 'read'; readonly journal: ReadJournal }
  | { readonly type: 'gone' }
  | { readonly type: 'damaged' }
  /** It may well be whole, but the system does not give it out. */
  | { readonly type: 'unreadable'; readonly error: unknown };

/** For a sitting that is only looked at. */
const NOBODY: Surrounding = { freshSeed: () => '', keep: () => undefined };

/** Reads the journal of a sitting, which goes on in the given surrounding. */
export function readJournal(path: string, id: string, surrounding = NOBODY): JournalReading {
  try {
    const file = openSync(path, 'r');
    try {
      const journal = journalIn(readFileSync(file), fstatSync(file).mtime, surrounding);
      return journal?.id === id ? { type: 'read', journal } : { type: 'damaged' };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (codeOf(error) === '') throw error;
    return codeOf(error) === 'ENOENT' ? { type: 'gone' } : { type: 'unreadable', error };
  }
}

function journalIn(bytes: Buffer, changedAt: Date, surrounding: Surrounding): ReadJournal | null {
  const { lines, wholeBytes } = wholeLinesIn(bytes);
  const [first, ...rest] = lines;
  const heading = typeof first === 'string' ? readHeading(first) : null;
  const entries = rest.map((line) => (line === null ? null : readEntryLine(line)));
  if (heading === null || !entries.every((entry) => entry !== null)) return null;
  const sitting = Sitting.resume(heading.plan, entries, surrounding);
  return sitting === null ? null : { ...heading, entries, sitting, wholeBytes, changedAt };
}
