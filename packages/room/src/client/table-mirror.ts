import type { KnownLog } from '../protocol/client-messages.ts';
import type { TableNews } from '../protocol/server-messages.ts';
import type { Listener } from '../room/member.ts';
import { follow, type News, type TableReport, type TableTerms } from '../room/news.ts';

/** Why nothing is saved, as far as a client knows. */
const SERVER_TROUBLE = 'server';

/** The table as this client was told of it, for any number of listeners. */
export class TableMirror {
  readonly #listeners = new Set<Listener>();
  #terms: TableTerms | null = null;
  #report: TableReport | null = null;

  get report(): TableReport | null {
    return this.#report;
  }

  get known(): KnownLog | null {
    const report = this.#report;
    return report && { table: report.id, deal: report.dealNumber, seat: report.view.seat, events: report.log.length };
  }

  /** Follows news. Returns null if they continue a log that this client does not have. */
  take(table: TableNews): News | null {
    const terms = table.terms ?? this.#terms;
    if (terms === null || table.from > (this.#report?.log.length ?? 0)) return null;
    const { game: _, terms: __, hasTrouble, ...present } = table;
    const news: News = { ...terms, ...present, trouble: hasTrouble ? SERVER_TROUBLE : null };
    this.#terms = terms;
    this.#report = follow(this.#report, news);
    for (const listener of [...this.#listeners]) listener(news);
    return news;
  }

  /** The room has no match any more. */
  clear(): void {
    this.#terms = null;
    this.#report = null;
  }

  /** Adds a listener, who is told everything so far a moment later. Returns what removes it. */
  add(listener: Listener): () => void {
    let isWanted = true;
    // A listener is told nothing before its `join` has returned.
    void Promise.resolve().then(() => {
      if (!isWanted) return;
      this.#listeners.add(listener);
      if (this.#report !== null) listener(wholeNews(this.#report));
    });
    return () => {
      isWanted = false;
      this.#listeners.delete(listener);
    };
  }
}

const wholeNews = ({ log, ...present }: TableReport): News => ({
  ...present,
  from: 0,
  events: log,
  seals: [],
  openings: [],
});
