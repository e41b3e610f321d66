import type { Action, Seat } from '@shoal/core';
import type { Speed } from '@shoal/table-ui';
import { ValueStore } from '../page/value-store.ts';
import type { TableLink, TableState } from '../table-link/table-link.ts';
import type { DeskCalls } from '../worker/desk-calls.ts';
import type { Remote } from '../worker/remote.ts';

/** A table in the worker of this page. */
export class WorkerTable extends ValueStore<TableState | null> implements TableLink {
  readonly id: string;
  readonly #desk: Remote<DeskCalls>;
  readonly #giveUp: () => boolean;

  constructor(id: string, desk: Remote<DeskCalls>, giveUp: () => boolean) {
    super(null);
    this.id = id;
    this.#desk = desk;
    this.#giveUp = giveUp;
  }

  get state(): TableState | null {
    return this.value;
  }

  look(seat: Seat | null): Promise<void> {
    return this.#desk.look(seat);
  }

  act(seat: Seat, action: Action): Promise<string | null> {
    return this.#desk.act(seat, action);
  }

  undo(seat: Seat): Promise<void> {
    return this.#desk.undo(seat);
  }

  nextDeal(): Promise<void> {
    return this.#desk.nextDeal();
  }

  hurry(): void {
    void this.#desk.hurry();
  }

  pace(speed: Speed): void {
    void this.#desk.pace(speed);
  }

  /** A table that was opened again in the meantime is left alone. */
  close(): void {
    if (this.#giveUp()) void this.#desk.leave(this.id);
  }
}
