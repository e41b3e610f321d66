import { type Action, type Card, type GameId, rankOf, suitOf } from '@shoal/core';
import { cardSign, handInOrder } from '@shoal/table-ui';
import { UNBROKEN, words } from './words.ts';

/** A hand as its owner sees it; where cards are played they are numbered, and those that fit now carry a star. */
export function handLine(game: GameId, hand: readonly Card[], legal: readonly Action[], ascii: boolean): string {
  if (game === 'go-fish' || hand.length === 0) return groupedHand(game, hand, ascii);
  const playable = new Set(legal.map(({ card }) => card));
  const show = (card: Card) => cardSign(card, { ascii }) + (playable.has(card) ? '*' : '');
  return handInOrder(game, hand)
    .map((card, index) => `${index + 1})${UNBROKEN}${show(card)}`)
    .join('  ');
}

/** Cards of one rank, or of one suit, stand together: `7♠ 7♥  K♦`. */
export function groupedHand(game: GameId, hand: readonly Card[], ascii: boolean): string {
  if (hand.length === 0) return words.noCards;
  const group = game === 'go-fish' ? rankOf : suitOf;
  const gap = (card: Card, before: Card | undefined) =>
    before === undefined ? '' : group(card) === group(before) ? ' ' : '  ';
  const cards = handInOrder(game, hand);
  return cards.map((card, index) => gap(card, cards[index - 1]) + cardSign(card, { ascii })).join('');
}
