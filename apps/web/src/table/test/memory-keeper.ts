import { type FinishedGame, finishedDealOf, type Sitting, type SittingEntry } from '@shoal/table-ui';
import type { Keeper } from '../../worker/hosted-table.ts';

/** Keeps a sitting in memory, as slowly as it is told to. */
export class MemoryKeeper implements Keeper {
  readonly id = 'kept-in-memory';
  readonly trouble = null;
  readonly entries: SittingEntry[] = [];
  readonly finished: FinishedGame[] = [];
  isClosed = false;
  /** What everything waits for before it is kept. */
  isFree: () => Promise<void> = () => Promise.resolve();

  /** From now on nothing is kept until the returned function is called. */
  hold(): () => void {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    this.isFree = () => gate;
    return letGo;
  }

  async keep(entries: readonly SittingEntry[], sitting: Sitting): Promise<string | null> {
    await this.isFree();
    if (this.isClosed) throw new Error('something came to be kept after the table was left');
    this.entries.push(...entries);
    const ended = finishedDealOf(this.id, sitting, new Date(0));
    if (ended !== null && entries.length > 0) this.finished.push(ended);
    return ended?.id ?? null;
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }
}
