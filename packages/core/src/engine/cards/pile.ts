import type { Card } from './card.ts';

/** Takes one copy of a card out of a pile; the card must be there. */
export function takeFrom(pile: Card[], card: Card): void {
  pile.splice(pile.indexOf(card), 1);
}
