import type { Card, Pack, Rules, Vocabulary } from '@shoal/core';

/** A property of the rules that a state or a step of the game violates. */
export class Violation extends Error {}

/** The count that cuts endless games short (R14, R24): nothing depends on it but whether it has reached its limit. */
export interface Counter<S> {
  readonly limit: number;
  read(state: S): number;
  write(state: S, count: number): void;
}

/** Where the stock lies in a state: from its top to before its end, the last `fixed` cards in an order all know. */
export interface Stock {
  readonly cards: Uint8Array;
  readonly top: number;
  readonly end: number;
  readonly fixed: number;
}

/** One table of one game, and all that an exploration must know of its states besides the rules. */
export interface Subject<G extends Vocabulary> {
  readonly rules: Rules<G>;
  readonly pack: Pack;
  readonly counter: Counter<G['state']>;
  /** Cards of the same kind lead to states of the same class. */
  kindOf(card: Card): number;
  /** What decides the future apart from the counter, up to a change of names that no rule notices. */
  classOf(state: G['state']): string;
  /** Everything that a state is made of apart from the order of the stock and the counter. */
  exactKeyOf(state: G['state']): string;
  stock(state: G['state']): Stock;
  /** Adds up how often each face lies outside the stock. */
  countPlaced(state: G['state'], counts: Uint8Array): void;
  /** What no state of this game may be, in words; null when all is well. */
  flawOf(state: G['state']): string | null;
  /** Must the game be over after this action, or after the deal (null)? Written from the rules, not from the engine. */
  mustEnd(before: G['state'], action: G['action'] | null, after: G['state']): boolean;
}
