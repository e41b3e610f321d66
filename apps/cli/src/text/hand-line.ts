import type { Action, Card, GamePresentation } from '@shoal/core';
import { cardSign, spokenCard } from '@shoal/language';
import type { ShownGame } from '@shoal/table-ui';
import type { Look } from './look.ts';
import { numbered } from './sentence-lines.ts';
import { UNBROKEN } from './spaces.ts';

/** How cards are written. */
export type HandLook = Pick<Look, 'ascii' | 'spoken' | 'catalogue'>;

/** A hand as its owner sees it; where cards are played they are numbered, and those that fit now are marked. */
export function handLine(
  { presentation }: ShownGame,
  hand: readonly Card[],
  legal: readonly Action[],
  look: HandLook,
): string {
  if (presentation.handTouch !== 'card' || hand.length === 0) return groupedHand(presentation, hand, look);
  const playable = new Set(legal.map(({ card }) => card));
  const cards = presentation.inOrder(hand);
  if (look.spoken) {
    const { cards: words, lineMode } = look.catalogue;
    const tell = (card: Card) =>
      playable.has(card) ? lineMode.cardThatFits(spokenCard(card, words)) : spokenCard(card, words);
    return cards.map((card, index) => numbered(index + 1, tell(card))).join('; ');
  }
  const show = (card: Card) => cardSign(card, look) + (playable.has(card) ? '*' : '');
  return cards.map((card, index) => `${index + 1})${UNBROKEN}${show(card)}`).join('  ');
}

/** Cards of one rank, or of one suit, stand together: `7♠ 7♥  K♦`. */
export function groupedHand(presentation: GamePresentation, hand: readonly Card[], look: HandLook): string {
  const { cards: words, lineMode } = look.catalogue;
  if (hand.length === 0) return lineMode.noCards;
  const cards = presentation.inOrder(hand);
  if (look.spoken) return cards.map((card) => spokenCard(card, words)).join(', ');
  const { groupOf } = presentation;
  const gap = (card: Card, before: Card | undefined) =>
    before === undefined ? '' : groupOf(card) === groupOf(before) ? ' ' : '  ';
  return cards.map((card, index) => gap(card, cards[index - 1]) + cardSign(card, look)).join('');
}
