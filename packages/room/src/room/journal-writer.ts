import type { FinishedGame } from '../match/deal.ts';
import type { MatchEntry } from '../match/match.ts';
import type { Journal, Trouble } from './ports.ts';

/** Appends the entries of a match to its journal, and offers again whatever the journal refused. */
export class JournalWriter {
  readonly #journal: Journal;
  #appended: number;
  /** Entries that the journal does not have yet, with the deals that ended meanwhile. */
  #pending: readonly MatchEntry[] = [];
  #ended: readonly FinishedGame[] = [];
  #trouble: Trouble | null;
  #mayFail: boolean;

  /** The journal already has `appended` entries. Trouble from before the room opened does not stop the room. */
  constructor(journal: Journal, appended: number, trouble: Trouble | null) {
    this.#journal = journal;
    this.#appended = appended;
    this.#trouble = trouble;
    this.#mayFail = trouble !== null;
  }

  /** How many entries the journal has. */
  get appended(): number {
    return this.#appended;
  }

  get pending(): readonly MatchEntry[] {
    return this.#pending;
  }

  /** Why the journal fails; null once it has everything. */
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** Must the room wait for its journal? */
  get stopsRoom(): boolean {
    return this.#trouble !== null && !this.#mayFail;
  }

  hasNew(entries: readonly MatchEntry[]): boolean {
    return entries.length > this.#appended + this.#pending.length;
  }

  /** Appends the new entries of a match, and the deal that ended with them. */
  async append(entries: readonly MatchEntry[], ended: FinishedGame | null): Promise<void> {
    this.#pending = entries.slice(this.#appended);
    if (ended !== null) this.#ended = [...this.#ended, ended];
    await this.retry();
  }

  /** Offers everything at once, so that a deal that ends while the journal fails still reaches it. */
  async retry(): Promise<void> {
    if (this.#pending.length === 0) return;
    this.#trouble = await this.#offer();
    if (this.#trouble !== null) return;
    this.#appended += this.#pending.length;
    [this.#pending, this.#ended] = [[], []];
    this.#mayFail = false;
  }

  /** Lets the room go on until the journal works again. */
  allowFailure(): void {
    this.#mayFail = true;
  }

  /** A journal that throws has saved nothing. */
  async #offer(): Promise<Trouble | null> {
    try {
      return await this.#journal.append(this.#pending, this.#ended);
    } catch (error) {
      return String(error);
    }
  }
}
