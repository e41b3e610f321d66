import { journalIn, type SavedJournal } from '@shoal/room';
import { loadRulesNamedIn } from '../game/load-rules.ts';
import type { StoreConnection } from './connection.ts';
import { allJournals, type CompleteJournal, oneJournal, type StoredJournal } from './journal-rows.ts';

/** The journals on the disk, overlaid by those that this tab holds or could not write completely. */
export class TabJournals {
  readonly #connection: StoreConnection;
  readonly #own = new Map<string, CompleteJournal>();

  constructor(connection: StoreConnection) {
    this.#connection = connection;
  }

  get(id: string): CompleteJournal | undefined {
    return this.#own.get(id);
  }

  set(journal: CompleteJournal): void {
    this.#own.set(journal.id, journal);
  }

  delete(id: string): void {
    this.#own.delete(id);
  }

  async find(id: string): Promise<StoredJournal | null> {
    const answer = await this.#connection.read((transaction) => oneJournal(transaction, id));
    return withRules(this.#newest(id, answer.ok ? answer.value : 'unknown'));
  }

  async all(): Promise<StoredJournal[]> {
    const answer = await this.#connection.read(allJournals);
    const stored = new Map(answer.ok ? answer.value.map((journal) => [journal.id, journal]) : []);
    const ids = new Set([...stored.keys(), ...this.#own.keys()]);
    const newest = [...ids].flatMap((id) => this.#newest(id, answer.ok ? (stored.get(id) ?? null) : 'unknown') ?? []);
    await loadRulesNamedIn(newest.map(({ lines: [heading] }) => heading));
    return newest;
  }

  /** The journal in memory wins unless another tab has changed the one on the disk. */
  #newest(id: string, stored: StoredJournal | null | 'unknown'): StoredJournal | null {
    const own = this.#own.get(id);
    if (stored === 'unknown') return own ?? null;
    return own !== undefined && own.written === (stored?.written ?? null) ? own : stored;
  }
}

/** A match can be read only with the rules of its game. */
async function withRules(journal: StoredJournal | null): Promise<StoredJournal | null> {
  if (journal !== null) await loadRulesNamedIn([journal.lines[0]]);
  return journal;
}

/** A tab can continue a journal only if it has all lines. */
export const isComplete = (journal: StoredJournal): journal is CompleteJournal =>
  journal.lines.every((line) => line !== null);

export const isWritten = ({ lines, written }: CompleteJournal): boolean => written === lines.length - 1;

/** Parses a journal; null if it is damaged. */
export function readStored({ id, lines, changedAt }: StoredJournal): SavedJournal | null {
  const journal = journalIn(lines, changedAt);
  return journal?.id === id ? journal : null;
}
