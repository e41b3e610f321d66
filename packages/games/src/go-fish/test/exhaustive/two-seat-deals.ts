import { type Card, cardOf, RANKS, SUIT_COUNT, type Suit } from '@shoal/core';

/** The number of cards of one rank that each seat gets. */
type Share = readonly [first: number, second: number];

const SHARES: readonly Share[] = Array.from(
  { length: (SUIT_COUNT + 1) ** 2 },
  (_, n) => [Math.floor(n / (SUIT_COUNT + 1)), n % (SUIT_COUNT + 1)] as const,
).filter(([first, second]) => first + second <= SUIT_COUNT);

/** Every deal to two seats as an order of the pack, without deals that differ only in the names of ranks and suits. */
export function* twoSeatDeals(ranks: number, handSize: number): Generator<Card[]> {
  for (const shares of sharings(ranks, handSize, handSize, 0)) yield packFor(shares, handSize);
}

function* sharings(ranks: number, first: number, second: number, from: number): Generator<Share[]> {
  if (ranks === 0) {
    if (first === 0 && second === 0) yield [];
    return;
  }
  if (first + second > ranks * SUIT_COUNT) return;
  for (let n = from; n < SHARES.length; n++) {
    const [a, b] = SHARES[n];
    if (a > first || b > second) continue;
    for (const rest of sharings(ranks - 1, first - a, second - b, n)) yield [SHARES[n], ...rest];
  }
}

/** Alternates the cards of the seats, which are dealt to in turn. */
function packFor(shares: readonly Share[], handSize: number): Card[] {
  const hands: [Card[], Card[], Card[]] = [[], [], []];
  for (const [rank, [a, b]] of shares.entries()) {
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      hands[suit < a ? 0 : suit < a + b ? 1 : 2].push(cardOf(RANKS[rank], suit as Suit));
    }
  }
  const [first, second, stock] = hands;
  return [...Array.from({ length: handSize }, (_, i) => [first[i], second[i]]).flat(), ...stock];
}
