import { CARD_COUNT, type Card, type Rank, rankNamed, rankOf, suitOf } from '../../engine/card.ts';
import type { CrazyEightsOptions } from './options.ts';
import { ANYTHING, HIGH_CARDS } from './state.ts';

/** Which cards answer what is wanted, as the two sets of bits that a hand is made of. */
export interface Matching {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** For every face that can be wanted, the natural matches; a wild rank matches naturally only where anything does. */
export function matchingOf(options: CrazyEightsOptions): Matching {
  const wild = rankNamed(options.wild);
  const low = new Int32Array(ANYTHING + 1);
  const high = new Int32Array(ANYTHING + 1);
  for (let wanted = 0; wanted <= ANYTHING; wanted++) {
    for (let card = 0; card < CARD_COUNT; card++) {
      if (!isNatural(card as Card, wanted as Card, wild)) continue;
      if (card < HIGH_CARDS) low[wanted] |= 1 << card;
      else high[wanted] |= 1 << (card - HIGH_CARDS);
    }
  }
  return { low, high };
}

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
