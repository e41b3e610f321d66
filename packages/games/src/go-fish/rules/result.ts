import { placesOf, type Result, type Seat, seatNumbers } from '@shoal/core';
import type { GoFishRules } from './rules.ts';
import type { GoFishState } from './state.ts';
import type { GoFishReason } from './vocabulary.ts';

/** How a finished game stands: most books win, or the first seat out; ties share the win (R11, R12). */
export function resultOf(rules: GoFishRules, state: GoFishState): Result & { readonly reason: GoFishReason } {
  const scores = seatNumbers(rules.seats).map((seat) => state.booksOf(seat));
  return {
    places: placesOf(rules.seats, betterIn(rules, state, scores)),
    scores,
    reason: reasonOf(rules, state, scores),
  };
}

type IsBetter = (a: Seat, b: Seat) => boolean;

function betterIn({ options }: GoFishRules, { holders }: GoFishState, scores: readonly number[]): IsBetter {
  const hasMore: IsBetter = (a, b) => scores[a] > scores[b];
  if (options.win === 'most-books') return hasMore;
  const isOut = (seat: Seat) => ((holders >> seat) & 1) === 0;
  return (a, b) => !isOut(b) && (isOut(a) || hasMore(a, b));
}

/** The seat that leads by more books than are left. */
export function winnerOf(seats: number, bookCount: number, state: GoFishState): Seat | null {
  let leader = 0;
  let most = -1;
  let second = -1;
  let left = bookCount;
  for (let seat = 0; seat < seats; seat++) {
    const books = state.booksOf(seat);
    left -= books;
    if (books > most) {
      second = most;
      most = books;
      leader = seat;
    } else if (books > second) second = books;
  }
  return most - second > left ? leader : null;
}

/** Several reasons may hold at once; the first of this order is told. */
function reasonOf(rules: GoFishRules, state: GoFishState, scores: readonly number[]): GoFishReason {
  const laidCards = scores.reduce((sum, books) => sum + books, 0) * rules.options.bookSize;
  const everyone = (1 << rules.seats) - 1;
  if (laidCards === state.pack.length) return 'all-books';
  if (rules.options.end === 'first-empty-hand' && state.holders !== everyone) return 'first-empty-hand';
  return state.holders === 0 ? 'no-cards' : 'stalemate';
}
