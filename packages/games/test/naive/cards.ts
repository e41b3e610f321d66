export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
export const SUITS = ['S', 'H', 'D', 'C'];

export function rankOf(card: string): string {
  return card[0];
}

export function suitOf(card: string): string {
  return card[1];
}

export function inSuitOrder(cards: string[]): string[] {
  return [...cards].sort((a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)));
}

export function countOf(hand: string[], rank: string): number {
  let count = 0;
  for (const card of hand) if (card[0] === rank) count += 1;
  return count;
}

/** The cards of one rank, in the order S H D C. */
export function cardsOf(hand: string[], rank: string): string[] {
  return inSuitOrder(hand.filter((card) => card[0] === rank));
}

/** Every face, `packs` times. */
export function fullPack(packs: number): string[] {
  const cards: string[] = [];
  for (let copy = 0; copy < packs; copy++) {
    for (const rank of RANKS) for (const suit of SUITS) cards.push(rank + suit);
  }
  return cards;
}

/** Deals one card at a time, clockwise from the first seat, and removes the cards from the stock. */
export function dealHands(stock: string[], seats: number, handSize: number, firstSeat: number): string[][] {
  const hands: string[][] = [];
  for (let seat = 0; seat < seats; seat++) hands.push([]);
  const dealt = stock.splice(0, seats * handSize);
  for (let i = 0; i < dealt.length; i++) hands[(firstSeat + i) % seats].push(dealt[i]);
  return hands;
}

/** Removes one copy of a card from a hand; a twin stays. */
export function takeCard(hand: string[], card: string): void {
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`${card} is not in the hand`);
  hand.splice(at, 1);
}
