import type { Worker } from 'node:worker_threads';
import type { Action } from '@shoal/core';
import {
  type BotOrder,
  chooseAsBot,
  type HintOrder,
  type Hints,
  isThinking,
  type Task,
  type Thought,
} from '@shoal/room';
import { ThreadPool } from '@shoal/server/node';
import { startWorker } from '../process/own-program.ts';

type Thinking = ThreadPool<Task, unknown>;

/** Bots and the coach. Long thinking runs in another thread, so that no key has to wait for it. */
export class Thinker {
  readonly #newPool: () => Thinking;
  #pool: Thinking;
  #isClosed = false;

  constructor(startThread: () => Worker = () => startWorker('thoughts')) {
    this.#newPool = () => new ThreadPool(1, startThread);
    this.#pool = this.#newPool();
  }

  readonly think = (order: BotOrder): Thought<Action> => {
    if (isThinking(order)) return this.#run({ type: 'bot', order });
    return { answer: Promise.resolve().then(() => chooseAsBot(order)), stop: () => undefined };
  };

  readonly hints = (order: HintOrder): Thought<Hints> => this.#run({ type: 'hint', order });

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.close();
  }

  #run<T>(task: Task): Thought<T> {
    const pool = this.#pool;
    const giveUp = () => {
      if (this.#pool === pool && !this.#isClosed) this.#pool = this.#newPool();
      void pool.close();
    };
    const answer = pool.run(task) as Promise<T>;
    // A pool in which something broke down takes no further work.
    answer.catch(giveUp);
    return { answer, stop: giveUp };
  }
}
