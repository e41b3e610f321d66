import type { CommandId, Outcome } from '@shoal/room/protocol';
import type { WireClient, WireMessage } from './wire-client.ts';
import { actAtRandom, type WireTable } from './wire-table.ts';

interface EagerPorts {
  /** A command was answered. */
  answered(command: CommandId, outcome: Outcome): void;
}

/** A table that plays as fast as the server lets it: whoever has the turn acts at once, and deal follows deal. */
export class EagerTable {
  readonly #ports: EagerPorts;
  readonly #table: WireTable;
  /** What each client waits for. */
  readonly #asked = new Map<WireClient, CommandId>();

  constructor(table: WireTable, ports: EagerPorts) {
    this.#table = table;
    this.#ports = ports;
    for (const client of table.clients) client.hear = (message) => this.#hear(client, message);
  }

  /** Begins, or goes on where the table is. */
  play(): void {
    for (const client of this.#table.clients) this.#goOn(client);
  }

  #hear(client: WireClient, message: WireMessage): void {
    if (message.type === 'answer') {
      if (this.#asked.get(client) === message.id) this.#asked.delete(client);
      this.#ports.answered(message.id, message.outcome);
    }
    this.#goOn(client);
  }

  #goOn(client: WireClient): void {
    if (this.#asked.has(client)) return;
    if (client.room?.phase === 'playing' && client.hasTurn) this.#asked.set(client, actAtRandom(client));
    else if (client === this.#table.clients[0] && isBetweenDeals(client)) {
      this.#asked.set(client, client.order({ type: 'deal' }));
    }
  }
}

const isBetweenDeals = ({ room }: WireClient): boolean => room?.phase === 'lobby' || room?.phase === 'between';
