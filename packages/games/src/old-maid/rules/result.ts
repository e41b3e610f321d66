import { type Result, type Seat, seatNumbers } from '@shoal/core';
import type { OldMaidState } from './state.ts';
import type { OldMaidReason } from './vocabulary.ts';

/** How a finished game stands: seats that got safe in their order, then all that still hold cards (R43, R45). */
export function resultOf(seats: number, state: OldMaidState): Result & { readonly reason: OldMaidReason } {
  const everyone = seatNumbers(seats);
  return {
    places: everyone.map((seat) => (state.places[seat] === 0 ? state.safe + 1 : state.places[seat])),
    scores: everyone.map((seat) => pairsOf(state, seat)),
    reason: isOneLeft(state.holders) ? 'old-maid' : 'stalemate',
  };
}

/** Does no more than one seat hold cards? */
export const isOneLeft = (holders: number): boolean => (holders & (holders - 1)) === 0;

function pairsOf({ laidBy, pairs }: OldMaidState, seat: Seat): number {
  let count = 0;
  for (let at = 0; at < pairs; at++) if (laidBy[at] === seat) count += 1;
  return count;
}

/** The seat that alone got safe first. */
export function winnerOf({ places }: OldMaidState): Seat | null {
  const first = places.indexOf(1);
  return first >= 0 && places.lastIndexOf(1) === first ? first : null;
}
