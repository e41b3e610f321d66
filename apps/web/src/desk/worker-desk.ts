import type { Speed } from '@shoal/table-ui';
import type { TableLink, TableState } from '../table-link/table-link.ts';
import type { BeginOrder, DeskCalls, Opening } from '../worker/desk-calls.ts';
import { type Port, type Remote, remoteAt } from '../worker/remote.ts';
import { WorkerTable } from './worker-table.ts';

export type OpenedTable =
  | { readonly key: 'open'; readonly link: TableLink }
  | Exclude<Opening, { readonly key: 'open' }>;

/** The worker that keeps the games and plays at the tables, as the page speaks to it. */
export class WorkerDesk {
  readonly calls: Remote<DeskCalls>;
  #table: WorkerTable | null = null;
  /** Told before anybody asked for it, while a table is being opened. */
  #lastState: TableState | null = null;

  constructor(worker: Port) {
    this.calls = remoteAt<DeskCalls>(worker, (state) => this.#hear(state as TableState));
  }

  /** Sets a table up in the worker; its id, by which it is opened. */
  begin(order: BeginOrder, speed: Speed): Promise<Opening> {
    return this.calls.begin(order, speed);
  }

  /** Sits down at a table that was just begun, or one that was kept. */
  async open(id: string, speed: Speed): Promise<OpenedTable> {
    const table = new WorkerTable(id, this.calls, () => this.#giveUp(table));
    this.#table = table;
    const opening = await this.calls.open(id, speed);
    if (opening.key !== 'open') return opening;
    if (this.#lastState?.id === id) table.set(this.#lastState);
    return { key: 'open', link: table };
  }

  #hear(state: TableState): void {
    this.#lastState = state;
    // The table that was open before may still have something to tell.
    if (this.#table?.id === state.id) this.#table.set(state);
  }

  /** Was it still the one that is open? */
  #giveUp(table: WorkerTable): boolean {
    const isOpen = this.#table === table;
    if (isOpen) this.#table = null;
    return isOpen;
  }
}
