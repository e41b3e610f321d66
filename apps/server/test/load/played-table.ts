import type { WireClient, WireMessage } from '../wire/wire-client.ts';
import { actAtRandom, type WireTable } from '../wire/wire-table.ts';

export interface TableObserver {
  /** An action and how long it took until everybody had all its news. */
  acted(latencyMs: number): void;
  /** A deal and how long it took. */
  dealt(latencyMs: number): void;
  /** The table can be given its first or another action. */
  ready(table: LoadedTable): void;
  failed(sentence: string): void;
}

/** A table that plays one action when it is told to, and deals again by itself. */
export interface LoadedTable {
  deal(): void;
  act(): void;
  close(): void;
}

/** A table of a room on our server. */
export class PlayedTable implements LoadedTable {
  readonly #table: WireTable;
  readonly #observer: TableObserver;
  /** How many members have not had the news of what was done last. */
  #waiting = 0;
  #sentMs = 0;
  #isDealing = false;

  constructor(table: WireTable, observer: TableObserver) {
    this.#table = table;
    this.#observer = observer;
    for (const client of table.clients) {
      client.hear = (message) => this.#hear(message);
      client.lost = () => observer.failed('a connection was lost');
    }
  }

  deal(): void {
    this.#isDealing = true;
    this.#expectNews();
    this.#table.clients[0].order({ type: 'deal' });
  }

  act(): void {
    const { player } = this.#table;
    if (player === null) this.#observer.failed('nobody has the turn');
    else this.#actAs(player);
  }

  close(): void {
    this.#table.close();
  }

  #actAs(player: WireClient): void {
    this.#isDealing = false;
    this.#expectNews();
    actAtRandom(player);
  }

  #expectNews(): void {
    this.#waiting = this.#table.clients.length;
    this.#sentMs = performance.now();
  }

  #hear(message: WireMessage): void {
    if (message.type === 'news') this.#hearNews();
    else if (message.type === 'answer' && !message.outcome.ok) this.#observer.failed(message.outcome.refusal);
    else if (message.type === 'bye') this.#observer.failed(`the server hung up: ${message.ending}`);
  }

  #hearNews(): void {
    this.#waiting -= 1;
    if (this.#waiting !== 0) return;
    const latencyMs = performance.now() - this.#sentMs;
    if (this.#isDealing) this.#observer.dealt(latencyMs);
    else this.#observer.acted(latencyMs);
    if (this.#table.isDealOver) this.deal();
    else this.#observer.ready(this);
  }
}
