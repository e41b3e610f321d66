import { Sitting, type Surrounding } from '../sitting/sitting.ts';
import type { SittingEntry } from '../sitting/sitting-entry.ts';
import { readEntryLine } from './journal-entry.ts';
import { type Heading, readHeading } from './journal-heading.ts';

/** A sitting as its journal has kept it. */
export interface KeptJournal extends Heading {
  readonly entries: readonly SittingEntry[];
  readonly sitting: Sitting;
  readonly changedAt: Date;
}

/** For a sitting that is only looked at. */
const NOBODY: Surrounding = { freshSeed: () => '', keep: () => undefined };

/** The journal that lines are, null for a line that is no text; null when they make no sense together. */
export function journalIn(
  lines: readonly (string | null)[],
  changedAt: Date,
  surrounding: Surrounding = NOBODY,
): KeptJournal | null {
  const [first, ...rest] = lines;
  const heading = typeof first === 'string' ? readHeading(first) : null;
  const entries = rest.map((line) => (line === null ? null : readEntryLine(line)));
  if (heading === null || !entries.every((entry) => entry !== null)) return null;
  const sitting = Sitting.resume(heading.plan, entries, surrounding);
  return sitting === null ? null : { ...heading, entries, sitting, changedAt };
}
