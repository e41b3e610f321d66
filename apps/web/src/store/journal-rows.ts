import { answerOf } from './connection.ts';
import { ENTRIES, type EntryRow, MATCHES, type MatchRow } from './schema.ts';

/** A journal as read: its heading and entries, with null for a line that is missing or not text. */
export interface StoredJournal {
  readonly id: string;
  readonly lines: readonly (string | null)[];
  /** The number of entries on the disk; null if not even the heading is there. */
  readonly written: number | null;
  readonly changedAt: Date;
}

/** A complete journal, which can be continued. */
export interface CompleteJournal extends StoredJournal {
  readonly lines: readonly string[];
}

/** Another tab has extended or removed the journal. */
export type AppendRefusal = 'changed-elsewhere' | 'gone';

export async function allJournals(transaction: IDBTransaction): Promise<StoredJournal[]> {
  const rows = await answerOf<MatchRow[]>(transaction.objectStore(MATCHES).getAll());
  return Promise.all(rows.map((row) => withEntries(transaction, row)));
}

export async function oneJournal(transaction: IDBTransaction, id: string): Promise<StoredJournal | null> {
  const row = await rowOf(transaction, id);
  return row === undefined ? null : withEntries(transaction, row);
}

/** Appends the entries that are not on the disk, unless another tab has changed the journal. */
export async function append(transaction: IDBTransaction, journal: CompleteJournal): Promise<AppendRefusal | null> {
  const { id, lines, written, changedAt } = journal;
  const refusal = whyNot(await rowOf(transaction, id), written);
  if (refusal !== null) return refusal;
  const [heading, ...entries] = lines;
  const saved = written ?? 0;
  const store = transaction.objectStore(ENTRIES);
  for (const [index, line] of entries.slice(saved).entries()) {
    store.put({ sitting: id, number: saved + index, line } satisfies EntryRow);
  }
  const row: MatchRow = { id, heading, entries: entries.length, changedAt: changedAt.toISOString() };
  transaction.objectStore(MATCHES).put(row);
  return null;
}

/** Removes a journal, unless another tab has changed it. */
export async function removeKnown(
  transaction: IDBTransaction,
  id: string,
  written: number | null,
): Promise<AppendRefusal | null> {
  const refusal = whyNot(await rowOf(transaction, id), written);
  if (refusal === null) remove(transaction, id);
  return refusal;
}

export function remove(transaction: IDBTransaction, id: string): void {
  transaction.objectStore(MATCHES).delete(id);
  transaction.objectStore(ENTRIES).delete(rangeOf(id));
}

const rowOf = (transaction: IDBTransaction, id: string): Promise<MatchRow | undefined> =>
  answerOf(transaction.objectStore(MATCHES).get(id));

function whyNot(row: MatchRow | undefined, written: number | null): AppendRefusal | null {
  if (row === undefined) return written === null ? null : 'gone';
  return row.entries === written ? null : 'changed-elsewhere';
}

/** In key order an array follows every number, so this range covers all entries. */
const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Validates every row, which may come from another version or be damaged. */
async function withEntries(transaction: IDBTransaction, row: MatchRow): Promise<StoredJournal> {
  const rows = await answerOf<EntryRow[]>(transaction.objectStore(ENTRIES).getAll(rangeOf(row.id)));
  const isWhole = rows.length === row.entries && rows.every(({ number }, index) => number === index);
  const lines = [row.heading, ...rows.map(({ line }) => line)].map(textOf);
  const { id, entries: written, changedAt } = row;
  return { id, lines: isWhole ? lines : [...lines, null], written, changedAt: momentOf(changedAt) };
}

const textOf = (line: unknown): string | null => (typeof line === 'string' ? line : null);

function momentOf(text: string): Date {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? new Date(0) : moment;
}
