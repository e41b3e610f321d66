import { excerpt, type Thought } from '@shoal/room';
import { ValueStore } from '@shoal/table-ui';
import { runJob } from '../client/worker-job.ts';
import type { CheckEnd, CheckedGame, CheckNews, CheckTally } from '../worker/replay-check.ts';

/** An opened file and what is known about it so far. */
export interface OpenedFile {
  /** The opening time, which identifies the file even after a reload. */
  readonly openedAtMs: number;
  readonly name: string;
  readonly file: Blob;
  /** The share checked so far, from 0 to 1. */
  readonly share: number;
  readonly tally: CheckTally;
  readonly games: readonly CheckedGame[];
  /** Null while the check runs. */
  readonly end: CheckEnd | { readonly key: 'stopped' | 'failed' } | null;
}

const NOTHING: CheckTally = { right: 0, withoutSeed: 0, faulty: 0 };

/** Keeps the open file while the page is loaded, so that people can return to it. */
class OpenedFileStore extends ValueStore<OpenedFile | null> {
  /** The game replayed last: the list scrolls back to it. */
  entered: number | null = null;
  #job: Thought<CheckEnd> | null = null;

  open(file: Blob, name: string): void {
    this.#job?.stop();
    this.entered = null;
    this.set({
      ...{ openedAtMs: Date.now(), name: excerpt(name), file },
      ...{ share: 0, tally: NOTHING, games: [], end: null },
    });
    const checking: Thought<CheckEnd> = runJob(
      (calls) => calls.check(file),
      (news) => this.#job === checking && this.#hear(news as CheckNews),
    );
    this.#job = checking;
    checking.answer.then(
      (end) => this.#end(checking, end),
      () => this.#end(checking, { key: 'failed' }),
    );
  }

  stop(): void {
    this.#job?.stop();
    this.#end(this.#job, { key: 'stopped' });
  }

  close(): void {
    this.#job?.stop();
    this.#job = null;
    this.set(null);
  }

  #hear({ share, tally, games }: CheckNews): void {
    if (this.value !== null) this.set({ ...this.value, share, tally, games: [...this.value.games, ...games] });
  }

  #end(checking: Thought<CheckEnd> | null, end: OpenedFile['end']): void {
    if (this.#job !== checking || this.value === null) return;
    this.#job = null;
    this.set({ ...this.value, end });
  }
}

export const openedFile = new OpenedFileStore(null);
