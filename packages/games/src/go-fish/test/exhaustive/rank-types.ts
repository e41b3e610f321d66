import { SUIT_COUNT, SUITS } from '@shoal/core';
import { cardCount, type Suits } from '../../rules/suits.ts';

/** Where the cards of one rank lie, from the view of the seat to act. The rest is in the stock. */
export interface RankType {
  readonly mine: number;
  readonly theirs: number;
  readonly laid: number;
  readonly inStock: number;
}

export const ALL_SUITS: Suits = 15;

const upTo = (end: number): number[] => Array.from({ length: end + 1 }, (_, n) => n);

/** Every distribution of the four cards of a rank in which no hand holds a complete book. */
export function rankTypesOf(bookSize: number): readonly RankType[] {
  return upTo(SUIT_COUNT / bookSize).flatMap((books) =>
    upTo(bookSize - 1).flatMap((mine) =>
      upTo(bookSize - 1).flatMap((theirs) => {
        const inStock = SUIT_COUNT - books * bookSize - mine - theirs;
        return inStock < 0 ? [] : [{ mine, theirs, laid: books * bookSize, inStock }];
      }),
    ),
  );
}

/** Encodes where the suits of a rank lie outside the stock: both hands, and the books of both seats. */
export const placesOf = (mine: Suits, theirs: Suits, laid: Suits, otherLaid: Suits): number =>
  mine | (theirs << 4) | (laid << 8) | (otherLaid << 12);

const PLACES = placesOf(ALL_SUITS, ALL_SUITS, ALL_SUITS, ALL_SUITS) + 1;
const suitsAt = (places: number): readonly Suits[] => [0, 4, 8, 12].map((shift) => (places >> shift) & ALL_SUITS);

/** Marks impossible places: a suit in two places, or a complete book in a hand. */
export const NO_TYPE = 255;

/** The type of a rank by the places of its suits. A table, since every step of an exploration looks it up often. */
export function typesByPlaces(types: readonly RankType[]): Uint8Array {
  return Uint8Array.from({ length: PLACES }, (_, places) => {
    const suits = suitsAt(places);
    if (suits.reduce((sum, some) => sum + some) !== suits.reduce((all, some) => all | some)) return NO_TYPE;
    const [mine, theirs, laid, otherLaid] = suits.map(cardCount);
    const isThis = (type: RankType) => type.mine === mine && type.theirs === theirs && type.laid === laid + otherLaid;
    const found = types.findIndex(isThis);
    return found < 0 ? NO_TYPE : found;
  });
}

/** One card of a suit, in a number with a counter per suit. */
export const countedSuit = (suit: number): number => 1 << (suit << 2);

/** The cards of a rank that the stock must hold, counted by suit, given the places of the others. */
export function missingByPlaces(): Uint16Array {
  return Uint16Array.from({ length: PLACES }, (_, places) => {
    const missing = ALL_SUITS & ~suitsAt(places).reduce((all, some) => all | some);
    return SUITS.reduce((sum, suit) => sum + (((missing >> suit) & 1) === 1 ? countedSuit(suit) : 0), 0);
  });
}
