import { type Action, SUITS, type View, writeSuit } from '@shoal/core';
import { numberKey, type Touches } from '../presentation/hand-stack.ts';
import { matches, type Touchable } from './choosing.ts';

/** Something to choose besides the cards in hand, with the keys that choose it. */
export interface Offer {
  /** The first is the one to show. */
  readonly keys: readonly string[];
  readonly touches: Touches;
}

/** The keys of actions that touch nothing but the table itself. */
const KEYS_OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  fish: ['f', 'd'],
  draw: ['d', 'f'],
  pass: ['p'],
  'keep-playing': ['y'],
  stop: ['n'],
};

/** What a person is offered now: answers to the question that is open, or else whole actions. */
export function offersFor({ legal }: View, touches: Touches, wanted: Touchable | null): Offer[] {
  if (wanted === 'target') return targetOffers(legal.filter((action) => matches(action, touches)));
  if (wanted === 'suit') return suitOffers();
  if (wanted !== null) return [];
  return Object.entries(KEYS_OF_TYPE)
    .filter(([type]) => legal.some((action) => action.type === type))
    .map(([type, keys]) => ({ keys, touches: { type } }));
}

/** Seats go by the number that the table shows beside them. */
function targetOffers(left: readonly Action[]): Offer[] {
  const targets = [...new Set(left.flatMap(({ target }) => target ?? []))];
  return targets.map((target) => ({ keys: [numberKey(target) ?? ''], touches: { target } }));
}

const suitOffers = (): Offer[] =>
  SUITS.map((suit) => ({
    keys: [writeSuit(suit).toLowerCase(), numberKey(suit) ?? ''],
    touches: { suit },
  }));
