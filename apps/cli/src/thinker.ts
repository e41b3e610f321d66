import type { Action, BotName, Hint, Vocabulary } from '@shoal/core';
import { type BotOrder, chooseAsBot, type HintOrder } from '@shoal/table-ui';
import { ThreadPool } from './arena/thread-pool.ts';
import { startWorker } from './arena/worker.ts';
import type { Thought } from './thought.ts';

const THINKING: readonly BotName[] = ['orca', 'kraken'];

const newPool = () => new ThreadPool<Thought, unknown>(1, () => startWorker('thoughts'));

/** Bots and the coach. Whatever takes long is thought in another thread, so that no key has to wait for it. */
export class Thinker {
  #pool = newPool();

  async choose(order: BotOrder): Promise<Action> {
    if (!THINKING.includes(order.bot)) return chooseAsBot(order);
    return (await this.#pool.run({ type: 'bot', order })) as Action;
  }

  async hints(order: HintOrder): Promise<readonly Hint<Vocabulary>[]> {
    return (await this.#pool.run({ type: 'hint', order })) as readonly Hint<Vocabulary>[];
  }

  /** Gives up what is being thought about, so that the next thought need not wait for it. */
  async stop(): Promise<void> {
    const pool = this.#pool;
    this.#pool = newPool();
    await pool.close();
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}
