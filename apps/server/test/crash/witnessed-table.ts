// The log can be of any game.
import '@shoal/games';
import { writeView } from '@shoal/core';
import type { LogRow } from '@shoal/room/hosting';
import type { CommandId } from '@shoal/room/protocol';
import { Truth } from '@shoal/room/testing';
import type { RoomsLog } from '../wire/rooms-log.ts';
import type { WireClient } from '../wire/wire-client.ts';
import type { WireTable } from '../wire/wire-table.ts';

/** Compares what the people at a table were told with what the log of their room holds. */
export class WitnessedTable {
  readonly table: WireTable;
  readonly #truth = new Truth();
  readonly #acknowledged = new Set<CommandId>();
  readonly #rows: LogRow[] = [];

  constructor(table: WireTable) {
    this.table = table;
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  acknowledge(command: CommandId): void {
    this.#acknowledged.add(command);
  }

  /** What the server told before it was killed must be in the log, once. Returns what is not. */
  checkTold(log: RoomsLog): string[] {
    const faults: string[] = [];
    for (const row of log.rowsAfter(this.table.room, this.#rows.length)) {
      this.#rows.push(row);
      try {
        this.#truth.follow(this.#rows);
      } catch (error) {
        return [...faults, String(error)];
      }
      faults.push(...this.#differences(({ viewSeq }) => viewSeq === row.seq));
    }
    const lost = [...this.#acknowledged].filter((command) => !this.#truth.has(command));
    const early = this.table.clients.filter(({ viewSeq }) => viewSeq > this.#rows.length);
    return [...faults, ...lost.map((command) => `${command} was acknowledged and is lost`), ...early.map(toldTooMuch)];
  }

  /** Everybody must be at their seat again, with the cards that the log deals them. Returns what is not so. */
  checkSeats(log: RoomsLog): string[] {
    const faults = this.checkTold(log);
    for (const [seat, client] of this.table.clients.entries())
      if (client.seat !== seat) faults.push(`seat ${seat} is lost: ${client.seat}`);
    return [...faults, ...this.#differences(({ viewSeq }) => viewSeq === this.#rows.length)];
  }

  #differences(isMeant: (client: WireClient) => boolean): string[] {
    const { match } = this.#truth;
    if (match === null) return [];
    const { game } = match.plan.table;
    return this.table.clients.filter(isMeant).flatMap(({ view }, seat) => {
      if (view === null) return [];
      const truth = JSON.stringify(writeView(game.viewShape, match.deal.table.view(view.seat)));
      return truth === JSON.stringify(view) ? [] : [`seat ${seat} saw ${JSON.stringify(view)} where ${truth} is true`];
    });
  }
}

const toldTooMuch = ({ viewSeq }: WireClient): string => `row ${viewSeq} was shown and is not in the log`;
