import { type Card, legalActions, RANKS, type Seat, seatNumbers } from '@shoal/core';
import type { GoFishRules } from './rules.ts';
import { FISH, type GoFishState, NOTHING_ASKED, slotOf } from './state.ts';
import { cardCount, cardsOf, firstOf, type Suits, without } from './suits.ts';
import { type Book, type GoFish, type GoFishView, PHASES } from './vocabulary.ts';

/** What a seat may know of a state, written afresh field by field. */
export function viewOf(rules: GoFishRules, state: GoFishState, seat: Seat | null): GoFishView {
  const seats = seatNumbers(rules.seats);
  const asked = state.phase === FISH && state.asked !== NOTHING_ASKED ? state.asked : null;
  return {
    seat,
    seats: rules.seats,
    turn: rules.turn(state),
    phase: PHASES[state.phase],
    hand: seat === null ? [] : handOf(state, seat),
    handSizes: seats.map((other) => handSize(state, other)),
    stockSize: state.stockSize,
    asked,
    askedOf: asked === null ? null : state.askedOf,
    books: seats.map((other) => booksOf(rules, state, other)),
    asksLeft: rules.askLimit - state.fruitlessAsks,
    legal: seat !== null && seat === rules.turn(state) ? legalActions<GoFish>(rules, state) : [],
    result: rules.result(state),
  };
}

export function handOf(state: GoFishState, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (const rank of RANKS) cardsOf(rank, state.hands[slotOf(seat, rank)], cards);
  return cards;
}

const handSize = (state: GoFishState, seat: Seat): number =>
  RANKS.reduce<number>((sum, rank) => sum + cardCount(state.hands[slotOf(seat, rank)]), 0);

function booksOf(rules: GoFishRules, state: GoFishState, seat: Seat): Book[] {
  const books: Book[] = [];
  for (const rank of RANKS) {
    for (const book of booksIn(state.laid[slotOf(seat, rank)], rules.options.bookSize)) {
      books.push({ rank, cards: cardsOf(rank, book) });
    }
  }
  return books;
}

/** No seat may know which card lies in which of several books of one rank, so they are shown in suit order. */
function booksIn(laid: Suits, bookSize: number): Suits[] {
  const books: Suits[] = [];
  for (let rest = laid; rest !== 0; rest = without(rest, books[books.length - 1])) books.push(firstOf(rest, bookSize));
  return books;
}
