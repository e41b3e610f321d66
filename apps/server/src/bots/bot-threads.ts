import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Action } from '@shoal/core';
import { BotFailure, type BotOrder, chooseAsBot, isThinking, type Task, type Thought } from '@shoal/room';
import { ThreadPool } from '../node/thread-pool.ts';

/** One thread. A pool of its own for each, because a pool ends as a whole. */
type Thread = ThreadPool<Task, Action>;

interface PendingThought {
  readonly order: BotOrder;
  resolve(action: Action): void;
  reject(error: unknown): void;
}

interface BotThreadsSettings {
  startThread(): Worker;
  readonly threads: number;
  /** After this time a thought has failed. */
  readonly limitMs: number;
}

const MOST_THREADS = 8;

/** One core stays free for everything else. */
export const botThreadCount = (cores = availableParallelism()): number =>
  Math.max(1, Math.min(MOST_THREADS, cores - 1));

/** Lets the bots of all rooms choose: quick ones at once, those that search in a few threads, in the order of asking. */
export class BotThreads {
  readonly #settings: BotThreadsSettings;
  readonly #queue: PendingThought[] = [];
  readonly #busy = new Map<PendingThought, Thread>();
  readonly #idle: Thread[] = [];
  #isClosed = false;

  constructor(settings: BotThreadsSettings) {
    this.#settings = settings;
  }

  /** Thoughts that wait for a thread. */
  get waiting(): number {
    return this.#queue.length;
  }

  readonly think = (order: BotOrder): Thought<Action> => {
    if (!isThinking(order)) return { answer: Promise.resolve().then(() => chooseAsBot(order)), stop: () => undefined };
    const { promise, resolve, reject } = promiseParts<Action>();
    const thought: PendingThought = { order, resolve, reject };
    this.#queue.push(thought);
    this.#handOut();
    return { answer: promise, stop: () => this.#stop(thought) };
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#queue.length = 0;
    await Promise.all([...this.#busy.values(), ...this.#idle].map((thread) => thread.close()));
  }

  #handOut(): void {
    while (!this.#isClosed && this.#busy.size < this.#settings.threads) {
      const thought = this.#queue.shift();
      if (thought === undefined) return;
      void this.#run(thought);
    }
  }

  async #run(thought: PendingThought): Promise<void> {
    const { startThread, limitMs } = this.#settings;
    const thread = this.#idle.pop() ?? new ThreadPool<Task, Action>(1, startThread);
    this.#busy.set(thought, thread);
    const limit = setTimeout(() => this.#giveUp(thought, new BotFailure('no-answer')), limitMs);
    try {
      thought.resolve(await thread.run({ type: 'bot', order: thought.order }));
      if (this.#busy.delete(thought)) this.#idle.push(thread);
    } catch (error) {
      this.#giveUp(thought, error);
    } finally {
      clearTimeout(limit);
      this.#handOut();
    }
  }

  /** The thread goes with the thought; another one starts when it is needed. */
  #giveUp(thought: PendingThought, error: unknown): void {
    const thread = this.#busy.get(thought);
    this.#busy.delete(thought);
    void thread?.close();
    thought.reject(error);
  }

  #stop(thought: PendingThought): void {
    const place = this.#queue.indexOf(thought);
    if (place >= 0) this.#queue.splice(place, 1);
    else if (this.#busy.has(thought)) this.#giveUp(thought, new BotFailure('ended'));
  }
}

function promiseParts<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((settle, fail) => {
    resolve = settle;
    reject = fail;
  });
  // A thought that was stopped may have nobody who waits for it.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
