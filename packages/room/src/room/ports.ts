import type { Action, Seat } from '@shoal/core';
import type { FinishedGame } from '../match/deal.ts';
import type { MatchEntry } from '../match/match.ts';
import type { BotOrder } from '../orders/bot-order.ts';

/** Why a journal saved nothing: a code or a sentence, for the app that supplied the journal to show. */
export type Trouble = string;

/** Saves a match. */
export interface Journal {
  /**
   * Adds entries, with the deals that ended with them. Resolves to null once all of it is durable. Otherwise none of it
   * counts as saved, and the next call brings it again with all later entries.
   */
  append(entries: readonly MatchEntry[], finished: readonly FinishedGame[]): Promise<Trouble | null>;
}

/** Work in progress elsewhere. */
export interface Thought<T> {
  readonly answer: Promise<T>;
  /** Cancels the work. It may still answer, fail or stay silent. */
  stop(): void;
}

/** Lets a bot choose. Rejects with a `BotFailure` where it can tell why the bot failed. */
export type Think = (order: BotOrder) => Thought<Action>;

/** Why a bot failed, as far as everybody may know: its own words could show its cards. */
export type BotFailureCode = 'not-started' | 'ended' | 'no-answer' | 'not-understood' | 'illegal';

export class BotFailure extends Error {
  readonly code: BotFailureCode;

  constructor(code: BotFailureCode) {
    super(code);
    this.code = code;
  }
}

/** A simple bot in the place of one that failed. */
export interface StandIn {
  readonly seat: Seat;
  /** Null where nobody can tell. */
  readonly failure: BotFailureCode | null;
}

export interface Clock {
  now(): Date;
  /** Runs a callback after a delay, unless the returned function is called first. */
  after(ms: number, run: () => void): () => void;
}

/** A clock for everything that is decided by time. */
export interface MonotonicClock extends Clock {
  /** Milliseconds that never jump. */
  monotonicMs(): number;
}

/** What a room needs from its surroundings. */
export interface RoomPorts {
  readonly journal: Journal;
  readonly think: Think;
  readonly clock: Clock;
  /** Returns an unpredictable seed. */
  freshSeed(): string;
  /** Hears of a bug in a step that nobody waits for, such as that of a bot. */
  failed(error: unknown): void;
}

/** Saves nothing, for matches that may be lost. */
export const NO_JOURNAL: Journal = { append: () => Promise.resolve(null) };
