import type { Action, Seat } from '@shoal/core';
import { Sitting, type SittingEntry, type SittingPlan, type Speed, youAmong } from '@shoal/table-ui';
import { ValueStore } from '../../page/value-store.ts';
import type { TableLink, TableState } from '../../table-link/table-link.ts';
import { HostedTable } from '../../worker/hosted-table.ts';
import { MemoryKeeper } from './memory-keeper.ts';

/** A table without a worker: the real one, which everything comes from as a copy, as it does from a worker. */
export class LocalTable extends ValueStore<TableState | null> implements TableLink {
  readonly keeper = new MemoryKeeper();
  readonly sitting: Sitting;
  readonly hosted: HostedTable;
  /** Entries that nobody has kept yet. */
  readonly pending: SittingEntry[] = [];
  /** Actions that were asked for and not answered yet. */
  underWay = 0;
  /** Resolves when the table is left and everything is kept. */
  left: Promise<void> | null = null;

  private constructor(plan: SittingPlan, kept: readonly SittingEntry[] | null, speed: Speed) {
    super(null);
    const surrounding = { freshSeed: () => 'fresh', keep: (entry: SittingEntry) => void this.pending.push(entry) };
    const sitting = kept === null ? Sitting.begin(plan, surrounding) : Sitting.resume(plan, kept, surrounding);
    if (sitting === null) throw new Error('the entries do not belong together');
    this.keeper.entries.push(...(kept ?? []));
    this.sitting = sitting;
    const publish = (state: TableState) => this.set(structuredClone(state));
    const hosting = { sitting, keeper: this.keeper, pending: this.pending, speed, publish };
    this.hosted = new HostedTable(hosting, youAmong(plan.players));
  }

  /** Nothing is told yet, so that whoever wants to hear everything can listen first. */
  static dealt(plan: SittingPlan, speed: Speed = 'instant'): LocalTable {
    return new LocalTable(plan, null, speed);
  }

  static async begin(plan: SittingPlan, speed: Speed = 'instant'): Promise<LocalTable> {
    const table = LocalTable.dealt(plan, speed);
    await table.hosted.begin();
    return table;
  }

  /** Goes on from what was kept. */
  static async resume(plan: SittingPlan, kept: readonly SittingEntry[], speed: Speed = 'instant'): Promise<LocalTable> {
    const table = new LocalTable(plan, kept, speed);
    await table.hosted.begin();
    return table;
  }

  get state(): TableState | null {
    return this.value;
  }

  look(seat: Seat | null): Promise<void> {
    return this.hosted.look(seat);
  }

  async act(seat: Seat, action: Action): Promise<string | null> {
    this.underWay += 1;
    const refusal = await this.hosted.act(seat, action);
    this.underWay -= 1;
    return refusal;
  }

  undo(seat: Seat): Promise<void> {
    return this.hosted.undo(seat);
  }

  nextDeal(): Promise<void> {
    return this.hosted.nextDeal();
  }

  hurry(): void {
    this.hosted.hurry();
  }

  pace(speed: Speed): void {
    this.hosted.pace(speed);
  }

  close(): void {
    this.left = this.hosted.close();
  }
}
