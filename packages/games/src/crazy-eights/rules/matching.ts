import { CARD_COUNT, type Card, type Rank, rankNamed, rankOf, suitOf } from '@shoal/core';
import type { CrazyEightsOptions } from './options.ts';
import { ANYTHING, placeOf, wordOf } from './state.ts';

/** The natural matches of every face, in the layout of a hand. */
export function matchingOf(options: CrazyEightsOptions): Int32Array {
  const wild = rankNamed(options.wild);
  const matching = new Int32Array(2 * (ANYTHING + 1));
  for (let wanted = 0; wanted <= ANYTHING; wanted++) {
    for (let card = 0; card < CARD_COUNT; card++) {
      if (isNatural(card as Card, wanted as Card, wild)) matching[2 * wanted + wordOf(card)] |= 1 << placeOf(card);
    }
  }
  return matching;
}

/** A wild rank is a natural match only when every card is. */
const isNatural = (card: Card, wanted: Card, wild: Rank): boolean =>
  rankOf(card) !== wild && (wanted === ANYTHING || rankOf(card) === rankOf(wanted) || suitOf(card) === suitOf(wanted));

export const NO_EFFECT = 0;
export const DRAW_TWO = 1;
export const SKIP = 2;
export const REVERSE = 3;

/** What each rank does to the next seat. */
export function effectsOf({ drawTwo, skip, reverse }: CrazyEightsOptions): Uint8Array {
  const effects = new Uint8Array(CARD_COUNT / 4);
  if (drawTwo !== null) effects[rankNamed(drawTwo)] = DRAW_TWO;
  if (skip !== null) effects[rankNamed(skip)] = SKIP;
  if (reverse !== null) effects[rankNamed(reverse)] = REVERSE;
  return effects;
}

/** The ranks that have an effect, as a set of bits. */
export const actionRanksOf = (effects: Uint8Array): number =>
  effects.reduce((ranks, effect, rank) => (effect === NO_EFFECT ? ranks : ranks | (1 << rank)), 0);
