import type { WireClient, WireMessage } from '../wire/wire-client.ts';
import { actAtRandom, type WireTable } from '../wire/wire-table.ts';

interface Observer {
  /** An action and how long it took until everybody had all its news. */
  acted(latencyMs: number): void;
  /** The table can be given another action. */
  ready(table: PlayedTable): void;
  failed(sentence: string): void;
}

/** A table that plays one action when it is told to, and deals again by itself. */
export class PlayedTable {
  readonly #table: WireTable;
  readonly #observer: Observer;
  /** How many members have not had the news of what was done last. */
  #waiting = 0;
  /** When the action was sent; null for a deal. */
  #sentMs: number | null = null;

  constructor(table: WireTable, observer: Observer) {
    this.#table = table;
    this.#observer = observer;
    for (const client of table.clients) {
      client.hear = (message) => this.#hear(message);
      client.lost = () => observer.failed('a connection was lost');
    }
  }

  deal(): void {
    this.#expect(null);
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
    this.#expect(performance.now());
    actAtRandom(player);
  }

  #expect(sentMs: number | null): void {
    this.#waiting = this.#table.clients.length;
    this.#sentMs = sentMs;
  }

  #hear(message: WireMessage): void {
    if (message.type === 'news') this.#hearNews();
    else if (message.type === 'answer' && !message.outcome.ok) this.#observer.failed(message.outcome.refusal);
    else if (message.type === 'bye') this.#observer.failed(`the server hung up: ${message.ending}`);
  }

  #hearNews(): void {
    this.#waiting -= 1;
    if (this.#waiting !== 0) return;
    if (this.#sentMs !== null) this.#observer.acted(performance.now() - this.#sentMs);
    if (this.#table.isDealOver) this.deal();
    else this.#observer.ready(this);
  }
}
