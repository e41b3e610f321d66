import { CARD_COUNT, type Card, cardOf, type Rank, type RulePicture, rankNamed, SUITS } from '@shoal/core';
import type { GoFishOptions } from '../rules/options.ts';

export type GoFishPictureMessage =
  | { readonly key: 'ask' | 'any-sevens'; readonly rank: Rank }
  | { readonly key: 'all-given' | 'all-given-go-again' | 'one-given' | 'one-given-go-again' }
  | { readonly key: 'miss' | 'go-fish' }
  | { readonly key: 'most-books' | 'most-pairs' | 'books-first-out' | 'pairs-first-out' };

type Picture = RulePicture<GoFishPictureMessage>;

const SEVEN = rankNamed('7');
const [SPADES, HEARTS, DIAMONDS, CLUBS] = SUITS;
const sevens: readonly Card[] = [SPADES, HEARTS, DIAMONDS, CLUBS].map((suit) => cardOf(SEVEN, suit));
const [first, second, third] = sevens;
const king = cardOf(rankNamed('K'), DIAMONDS);
const two = cardOf(rankNamed('2'), CLUBS);

/** An ask, a catch, a miss and a book, by the rules in force. */
export function picturesOf(options: GoFishOptions, seats: number): readonly Picture[] {
  const hasStock = options.packs * CARD_COUNT > seats * options.handSize;
  return [asked(options), given(options), ...(hasStock ? [MISS] : []), laidDown(options)];
}

/** As many as one can hold without laying them down. */
const heldFor = ({ bookSize }: GoFishOptions): readonly Card[] => (bookSize === 2 ? [first] : [first, second]);

function asked(options: GoFishOptions): Picture {
  const held = heldFor(options);
  return {
    message: { key: 'ask', rank: SEVEN },
    speech: { key: 'any-sevens', rank: SEVEN },
    parts: [
      { type: 'cards', cards: [...held, king], lit: held.map((_, index) => index) },
      { type: 'arrow' },
      { type: 'cards', cards: [null, null, null] },
    ],
  };
}

function given(options: GoFishOptions): Picture {
  const kind = options.give === 'all' ? 'all-given' : 'one-given';
  const held = heldFor(options);
  return {
    message: { key: options.goAgainOnCatch ? `${kind}-go-again` : kind },
    parts: [
      { type: 'cards', cards: [null, third, null], lit: [1] },
      { type: 'arrow' },
      { type: 'cards', cards: [...held, third, king], lit: [held.length] },
    ],
  };
}

const MISS: Picture = {
  message: { key: 'miss' },
  speech: { key: 'go-fish' },
  parts: [{ type: 'pile', card: null }, { type: 'arrow' }, { type: 'cards', cards: [two], lit: [0] }],
};

function laidDown({ bookSize, win }: GoFishOptions): Picture {
  const isPairs = bookSize === 2;
  const key =
    win === 'most-books'
      ? (['most-books', 'most-pairs'] as const)[Number(isPairs)]
      : (['books-first-out', 'pairs-first-out'] as const)[Number(isPairs)];
  return { message: { key }, parts: [{ type: 'cards', cards: sevens.slice(0, bookSize) }] };
}
