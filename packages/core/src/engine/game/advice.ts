import type { Message } from '../options/message.ts';
import type { Vocabulary } from '../rules/rules.ts';

/** What an action promises. Messages are keys with values; the sentences are in the game's words. */
export interface Advice {
  /** The chance of success: a hit, a play that the next seat cannot follow, a draw that can be played. */
  readonly chance: number;
  /** The immediate gain in what the game counts: cards won, or points shed. */
  readonly gain: number;
  /** Why to choose it. */
  readonly reason: Message;
  /** Chance and gain as a message. */
  readonly odds: Message;
  /** What the others learn from it. */
  readonly reveals: Message;
}

/** Explains the actions of the seat to act, from what that seat may know. */
export interface Advisor<G extends Vocabulary> {
  /** Judges an action in worlds that the seat cannot tell from the real one. */
  assess(view: G['view'], log: readonly G['event'][], worlds: readonly G['state'][], action: G['action']): Advice;
  /** A certain fact that this action ignores; some are reported only when that is costly. */
  forgotten(view: G['view'], log: readonly G['event'][], action: G['action'], isCostly: boolean): Message | null;
}
