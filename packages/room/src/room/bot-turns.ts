import type { Action, Seat } from '@shoal/core';
import { type BotOrder, standInFor } from '../orders/bot-order.ts';
import { BotFailure, type BotFailureCode, type StandIn, type Think, type Thought } from './ports.ts';

/** Runs the bots of a room one at a time, and plays for a bot that failed. */
export class BotTurns {
  readonly #think: Think;
  readonly #failures = new Map<Seat, BotFailureCode | null>();
  #thinking: Thought<Action | BotFailure | null> | null = null;

  constructor(think: Think) {
    this.#think = think;
  }

  get isThinking(): boolean {
    return this.#thinking !== null;
  }

  /** The seats whose bot failed. */
  get standIns(): readonly StandIn[] {
    return [...this.#failures].map(([seat, failure]) => ({ seat, failure }));
  }

  /** Returns what the bot chooses, its failure or null if it fails, and undefined if it is stopped. */
  async choose(order: BotOrder, seat: Seat): Promise<Action | BotFailure | null | undefined> {
    const thought = this.#thoughtOf(order, seat);
    this.#thinking = thought;
    const action = await thought.answer.catch((error: unknown) => (error instanceof BotFailure ? error : null));
    if (this.#thinking !== thought) return undefined;
    this.#thinking = null;
    // An outside bot that answers nothing has failed.
    return action ?? null;
  }

  /** Gives up on the bot at this seat and chooses for it. */
  standIn(order: BotOrder, seat: Seat, failure: BotFailureCode | null): Action {
    if (!this.#failures.has(seat)) this.#failures.set(seat, failure);
    return standInFor(order);
  }

  stop(): void {
    this.#thinking?.stop();
    this.#thinking = null;
  }

  #thoughtOf(order: BotOrder, seat: Seat): Thought<Action | BotFailure | null> {
    try {
      if (!this.#failures.has(seat)) return this.#think(order);
    } catch {
      return settled(null);
    }
    return settled(standInFor(order));
  }
}

const settled = <T>(value: T): Thought<T> => ({ answer: Promise.resolve(value), stop: () => undefined });
