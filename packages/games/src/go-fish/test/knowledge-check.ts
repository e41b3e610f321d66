import { RANKS, seatNumbers } from '@shoal/core';
import type { GoFishCommonKnowledge } from '../bots/common-knowledge.ts';
import type { GoFishRules } from '../rules/rules.ts';
import { type GoFishState, slotOf } from '../rules/state.ts';
import { cardCount } from '../rules/suits.ts';

/** Returns how a state contradicts what everyone is supposed to know, or null. */
export function contradiction(
  { seats, options }: GoFishRules,
  state: GoFishState,
  known: GoFishCommonKnowledge,
): string | null {
  if (known.stock !== state.stockSize) return 'stock';
  for (const seat of seatNumbers(seats)) {
    const held = RANKS.map((rank) => cardCount(state.hands[slotOf(seat, rank)]));
    const proven = RANKS.map((rank) => known.proven[slotOf(seat, rank)]);
    const open = RANKS.map((rank) => known.open[slotOf(seat, rank)]);
    const size = held.reduce((sum, count) => sum + count, 0);
    if (known.sizes[seat] !== size || known.books[seat] !== state.booksOf(seat)) return `size of seat ${seat}`;
    if (known.unknown[seat] !== size - proven.reduce((sum, count) => sum + count, 0)) return `unknown of seat ${seat}`;
    if (RANKS.some((rank) => proven[rank] > held[rank])) return `seat ${seat} lacks what is proven`;
    if (RANKS.some((rank) => proven[rank] >= options.bookSize)) return `seat ${seat} is said to hold a book`;
    if (RANKS.some((rank) => open[rank] > known.unknown[seat])) return `seat ${seat} is open beyond its cards`;
    // The cards of all ranks with so few open places must fit into these places together.
    for (let few = 0; few <= size; few++) {
      const squeezed = RANKS.filter((rank) => open[rank] <= few);
      if (squeezed.reduce((sum, rank) => sum + held[rank] - proven[rank], 0) > few)
        return `seat ${seat} holds what is ruled out`;
    }
  }
  return null;
}
