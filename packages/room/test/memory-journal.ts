import type { FinishedGame } from '../src/match/deal.ts';
import type { MatchEntry } from '../src/match/match.ts';
import type { Journal, Trouble } from '../src/room/ports.ts';

/** Saves a match in memory, as slowly and unreliably as a test wants. */
export class MemoryJournal implements Journal {
  readonly entries: MatchEntry[] = [];
  readonly finished: FinishedGame[] = [];
  /** Why nothing can be saved; null while all is well. */
  trouble: Trouble | null = null;
  /** What every append waits for. It receives the deals that ended. */
  isFree: (finished: readonly FinishedGame[]) => Promise<void> = () => Promise.resolve();

  /** Blocks saving until the returned function is called. */
  hold(): () => void {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    this.isFree = () => gate;
    return letGo;
  }

  async append(entries: readonly MatchEntry[], finished: readonly FinishedGame[]): Promise<Trouble | null> {
    await this.isFree(finished);
    if (this.trouble !== null) return this.trouble;
    this.entries.push(...entries);
    this.finished.push(...finished);
    return null;
  }
}
