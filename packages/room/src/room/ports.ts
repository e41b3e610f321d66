import type { Action } from '@shoal/core';
import type { FinishedGame } from '../match/deal.ts';
import type { MatchEntry } from '../match/match.ts';
import type { BotOrder } from '../orders/bot-order.ts';

/** Why a journal did not keep something: a code or a sentence, for the app that brought the journal to show. */
export type Trouble = string;

/** Where a match is kept. */
export interface Journal {
  /**
   * Adds entries, with the deals that ended with them. Resolves to null once all of it is durable; otherwise none of
   * it counts as kept, and it comes again with all that was decided since.
   */
  append(entries: readonly MatchEntry[], finished: readonly FinishedGame[]): Promise<Trouble | null>;
}

/** Work under way in another place. */
export interface Thought<T> {
  readonly answer: Promise<T>;
  /** Gives the work up; afterwards it may answer, fail or stay silent. */
  stop(): void;
}

/** Lets a bot choose. */
export type Think = (order: BotOrder) => Thought<Action>;

export interface Clock {
  now(): Date;
  /** Runs something after a while, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void;
}

/** What a room needs of the world around it. */
export interface RoomPorts {
  readonly journal: Journal;
  readonly think: Think;
  readonly clock: Clock;
  /** A seed that nobody can foretell. */
  freshSeed(): string;
}

/** Keeps nothing, for matches that may be lost. */
export const UNKEPT: Journal = { append: () => Promise.resolve(null) };
