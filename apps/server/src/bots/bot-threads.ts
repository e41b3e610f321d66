import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Action } from '@shoal/core';
import { BotFailure, type BotOrder, chooseAsBot, isThinking, type Task, type Thought } from '@shoal/room';
import { ThreadPool } from '../node/thread-pool.ts';

/** One thread. A pool of its own for each, because a pool ends as a whole. */
type Thread = ThreadPool<Task, Action>;

interface PendingThought {
  readonly order: BotOrder;
  readonly limit: NodeJS.Timeout;
  resolve(action: Action): void;
  reject(error: unknown): void;
}

interface BotThreadsSettings {
  startThread(): Worker;
  readonly threads: number;
  /** How long after it is asked for a thought has failed, whether it waits or runs. */
  readonly limitMs: number;
}

const MOST_THREADS = 8;
/** Thoughts that wait for each thread at most. */
const WAITING_PER_THREAD = 4;
/** The best bot that needs no thread. */
const QUICK_BOT = 'dolphin';

/** One core stays free for everything else. */
export const botThreadCount = (cores = availableParallelism()): number =>
  Math.max(1, Math.min(MOST_THREADS, cores - 1));

/**
 * Lets the bots of all rooms choose: quick ones at once, those that search in a few threads, in the order of asking. A room has
 * one thought at a time. Where too many rooms wait, others do not: their bots choose without searching.
 */
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
    if (!isThinking(order)) return atOnce(order);
    const { threads, limitMs } = this.#settings;
    if (this.waiting >= WAITING_PER_THREAD * threads) return atOnce({ ...order, bot: QUICK_BOT });
    const { promise, resolve, reject } = promiseParts<Action>();
    const limit = setTimeout(() => this.#giveUp(thought, new BotFailure('no-answer')), limitMs).unref();
    const thought: PendingThought = { order, limit, resolve, reject };
    this.#queue.push(thought);
    this.#handOut();
    return { answer: promise, stop: () => this.#giveUp(thought, new BotFailure('ended')) };
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const thought of [...this.#queue]) this.#giveUp(thought, new BotFailure('ended'));
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
    const thread = this.#idle.pop() ?? new ThreadPool<Task, Action>(1, this.#settings.startThread);
    this.#busy.set(thought, thread);
    try {
      thought.resolve(await thread.run({ type: 'bot', order: thought.order }));
      if (this.#busy.delete(thought)) this.#idle.push(thread);
    } catch (error) {
      this.#giveUp(thought, error);
    } finally {
      clearTimeout(thought.limit);
      this.#handOut();
    }
  }

  /** Its thread, if it has one, goes with the thought; another one starts when it is needed. */
  #giveUp(thought: PendingThought, error: unknown): void {
    clearTimeout(thought.limit);
    const place = this.#queue.indexOf(thought);
    if (place >= 0) this.#queue.splice(place, 1);
    void this.#busy.get(thought)?.close();
    this.#busy.delete(thought);
    thought.reject(error);
  }
}

const atOnce = (order: BotOrder): Thought<Action> => ({
  answer: Promise.resolve().then(() => chooseAsBot(order)),
  stop: () => undefined,
});

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
