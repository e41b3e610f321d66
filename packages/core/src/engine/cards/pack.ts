import { CARD_COUNT, type Card, cardOf, RANKS, SUITS } from './card.ts';

/** The cards of a game in their canonical order, A to K and S H D C, twins side by side in later rounds. */
export type Pack = readonly Card[];

export function packOf(packs: number): Pack {
  return Array.from({ length: packs * CARD_COUNT }, (_, index) => (index % CARD_COUNT) as Card);
}

/** A pack of the first few ranks and suits: small enough to explore every game. */
export function smallPack(ranks: number, suits: number): Pack {
  return RANKS.slice(0, ranks).flatMap((rank) => SUITS.slice(0, suits).map((suit) => cardOf(rank, suit)));
}

/** Takes one copy of a card out of a pile; the card must be there. */
export function takeFrom(pile: Card[], card: Card): void {
  pile.splice(pile.indexOf(card), 1);
}
