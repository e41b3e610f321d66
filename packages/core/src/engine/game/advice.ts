import type { Message } from '../options/message.ts';
import type { Vocabulary } from '../rules/rules.ts';

/** What an action promises. Its messages are keys with values: the sentences live elsewhere. */
export interface Advice {
  /** How likely it is to come off: a hit, a play that the next seat cannot follow, a draw that can be played. */
  readonly chance: number;
  /** What it brings on the spot, in what the game counts: cards won, or points shed. */
  readonly gain: number;
  /** Why one would do it. */
  readonly reason: Message;
  /** Chance and gain in the words of the game. */
  readonly odds: Message;
  /** What everyone else learns by it. */
  readonly reveals: Message;
}

/** What a game can say of the actions of the seat to act, from what that seat may know. */
export interface Advisor<G extends Vocabulary> {
  /** Judges an action in worlds that the seat cannot tell from the real one. */
  assess(view: G['view'], log: readonly G['event'][], worlds: readonly G['state'][], action: G['action']): Advice;
  /** A certain fact that the seat was told and that this action disregards; some count only where they cost something. */
  forgotten(view: G['view'], log: readonly G['event'][], action: G['action'], isCostly: boolean): Message | null;
}
