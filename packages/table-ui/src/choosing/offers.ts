import { type Action, type ChoosingState, numberKey, SUITS, type Touches, writeSuit } from '@shoal/core';
import { type ChoosingTable, matches } from './choosing.ts';

/** A choice beside the cards in hand, with the keys that take it. */
export interface Offer {
  /** The first key is the one to show. */
  readonly keys: readonly string[];
  readonly touches: Touches;
}

/** The current offers: answers to the open question, or else whole actions. */
export function offersFor(
  { presentation, view: { legal } }: Pick<ChoosingTable, 'presentation' | 'view'>,
  { touches, wanted }: ChoosingState,
): Offer[] {
  if (wanted === 'target') return targetOffers(legal.filter((action) => matches(action, touches)));
  if (wanted === 'suit') return suitOffers();
  if (wanted !== null) return [];
  return Object.entries(presentation.buttons)
    .filter(([type]) => legal.some((action) => action.type === type))
    .map(([type, { keys }]) => ({ keys, touches: { type } }));
}

/** A seat's key is the number shown beside it. */
function targetOffers(left: readonly Action[]): Offer[] {
  const targets = [...new Set(left.flatMap(({ target }) => target ?? []))];
  return targets.map((target) => ({ keys: [numberKey(target) ?? ''], touches: { target } }));
}

const suitOffers = (): Offer[] =>
  SUITS.map((suit) => ({
    keys: [writeSuit(suit).toLowerCase(), numberKey(suit) ?? ''],
    touches: { suit },
  }));
