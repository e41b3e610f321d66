import type { Card, Pack, Rules, Vocabulary } from '@shoal/core';

/** A state or a step that violates a property of the rules. */
export class Violation extends Error {}

/** The count that ends endless games (R14, R24). Only reaching its limit may have an effect. */
export interface Counter<S> {
  readonly limit: number;
  read(state: S): number;
  write(state: S, count: number): void;
}

/** The place of the stock in a state: from `top` up to `end`. The order of its last `fixed` cards is public. */
export interface Stock {
  readonly cards: Uint8Array;
  readonly top: number;
  readonly end: number;
  readonly fixed: number;
}

/** One table of one game, with all that an exploration must know beside the rules. */
export interface Subject<G extends Vocabulary> {
  readonly rules: Rules<G>;
  readonly pack: Pack;
  readonly counter: Counter<G['state']>;
  /** Cards of one kind must lead to states of one class. */
  kindOf(card: Card): number;
  /** The key of all that decides the future apart from the counter, up to renaming of ranks and suits. */
  classOf(state: G['state']): string;
  /** The key of a whole state apart from the order of the stock and the counter. */
  exactKeyOf(state: G['state']): string;
  stock(state: G['state']): Stock;
  /** Counts each face outside the stock. */
  countPlaced(state: G['state'], counts: Uint8Array): void;
  /** Returns why no game may be in this state, or null. */
  flawOf(state: G['state']): string | null;
  /** Must the game be over after this action, or after the deal (null)? Decided by the rules, not by the engine. */
  mustEnd(before: G['state'], action: G['action'] | null, after: G['state']): boolean;
}
