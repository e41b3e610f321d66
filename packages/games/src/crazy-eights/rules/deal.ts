import { type Card, type Rank, rankOf, type Seat } from '@shoal/core';
import type { CrazyEightsState } from './state.ts';

/** One card to each seat in turn, so the cards of a seat lie as far apart as there are seats. */
export function dealHands(state: CrazyEightsState, seats: number, handSize: number, firstSeat: Seat): void {
  state.next = seats * handSize;
  for (let i = 0, seat = firstSeat; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    for (let at = i; at < state.next; at += seats) state.receive(seat, state.stock[at] as Card);
  }
}

/** A wild starter goes under the stock until another card lies on top (R20). */
export function buryStarters(state: CrazyEightsState, wild: Rank): void {
  const { stock } = state;
  while (rankOf(stock[state.next] as Card) === wild) {
    const starter = stock[state.next];
    stock.copyWithin(state.next, state.next + 1, state.end);
    stock[state.end - 1] = starter;
    state.starters += 1;
  }
}

/** The top card starts the discard pile; on an open wild card everything matches. */
export function turnUpStarter(state: CrazyEightsState, wild: Rank): void {
  const card = state.stock[state.next++] as Card;
  state.pile[state.pileSize++] = card;
  if (rankOf(card) !== wild) state.wanted = card;
}
