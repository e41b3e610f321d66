// @ts-check

export const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** All cards, written like `7H`. */
export const PACK = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** @param {string} card */
export const rankOf = (card) => card[0];

/** @param {string} card */
export const suitOf = (card) => card[1];

/**
 * The layout that boardgame.io's STRIP_SECRETS expects: it hides `secret` from all, `players[id]` from other players.
 * @typedef {{ stock: string[] }} Secret
 * @typedef {Record<string, { hand: string[] }>} Players
 * @typedef {{ move: string, args: unknown[] }} Choice
 */

/**
 * Deals one card at a time, clockwise, from the end of the stock, which is its top.
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
