// @ts-check

export const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** A card is written `7H`. */
export const PACK = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** @param {string} card */
export const rankOf = (card) => card[0];

/** @param {string} card */
export const suitOf = (card) => card[1];

/**
 * Secrets lie where boardgame.io's STRIP_SECRETS looks for them: `secret` is nobody's, `players[id]` one player's.
 * @typedef {{ stock: string[] }} Secret
 * @typedef {Record<string, { hand: string[] }>} Players
 * @typedef {{ move: string, args: unknown[] }} Choice
 */

/**
 * One card at a time, clockwise, from the top of the stock, which is its end.
 * @param {string[]} stock
 * @param {number} seats
 * @returns {Players}
 */
export function deal(stock, seats) {
  const hands = Array.from({ length: seats }, () => /** @type {string[]} */ ([]));
  for (let round = 0; round < (seats === 2 ? 7 : 5); round++) {
    for (const hand of hands) hand.push(/** @type {string} */ (stock.pop()));
  }
  return Object.fromEntries(hands.map((hand, seat) => [String(seat), { hand }]));
}
