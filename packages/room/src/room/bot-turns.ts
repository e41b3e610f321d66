import type { Action, Seat } from '@shoal/core';
import { type BotOrder, standInFor } from '../orders/bot-order.ts';
import type { Think, Thought } from './ports.ts';

/** Runs the bots of a room one at a time, and plays for a bot that failed. */
export class BotTurns {
  readonly #think: Think;
  readonly #standIns = new Set<Seat>();
  #thinking: Thought<Action | null> | null = null;

  constructor(think: Think) {
    this.#think = think;
  }

  get isThinking(): boolean {
    return this.#thinking !== null;
  }

  /** The seats whose bot failed. */
  get standIns(): readonly Seat[] {
    return [...this.#standIns];
  }

  /** Returns what the bot chooses, null if it fails, and undefined if it is stopped. */
  async choose(order: BotOrder, seat: Seat): Promise<Action | null | undefined> {
    const thought = this.#thoughtOf(order, seat);
    this.#thinking = thought;
    const action = await thought.answer.catch(() => null);
    if (this.#thinking !== thought) return undefined;
    this.#thinking = null;
    // An outside bot that answers nothing has failed.
    return action ?? null;
  }

  /** Gives up on the bot at this seat and chooses for it. */
  standIn(order: BotOrder, seat: Seat): Action {
    this.#standIns.add(seat);
    return standInFor(order);
  }

  stop(): void {
    this.#thinking?.stop();
    this.#thinking = null;
  }

  #thoughtOf(order: BotOrder, seat: Seat): Thought<Action | null> {
    try {
      if (!this.#standIns.has(seat)) return this.#think(order);
    } catch {
      return settled(null);
    }
    return settled(standInFor(order));
  }
}

const settled = <T>(value: T): Thought<T> => ({ answer: Promise.resolve(value), stop: () => undefined });
