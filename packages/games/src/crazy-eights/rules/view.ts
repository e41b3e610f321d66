import { CARD_COUNT, type Card, countBits, legalActions, type Seat, seatNumbers, suitOf } from '@shoal/core';
import type { CrazyEightsRules } from './rules.ts';
import { ANYTHING, type CrazyEightsState, rowOf, VOTE } from './state.ts';
import { type CrazyEights, type CrazyEightsView, PHASES, REBUILD_LIMIT } from './vocabulary.ts';

/** What a seat may know of a state, written afresh field by field. */
export function viewOf(rules: CrazyEightsRules, state: CrazyEightsState, seat: Seat | null): CrazyEightsView {
  const seats = seatNumbers(rules.seats);
  const isVote = state.phase === VOTE;
  return {
    seat,
    seats: rules.seats,
    turn: rules.turn(state),
    phase: PHASES[state.phase],
    hand: seat === null ? [] : handOf(state, seat),
    handSizes: seats.map((other) => handSize(state, other)),
    stockSize: state.stockSize,
    discardPile: [...state.pile.subarray(0, state.pileSize)] as Card[],
    buried: [...state.stock.subarray(state.end - state.buried, state.end)] as Card[],
    suitInForce: state.wanted === ANYTHING ? null : suitOf(state.wanted as Card),
    direction: state.direction,
    penalty: state.penalty,
    drawn: state.drawn,
    // Whether the card just drawn can be played is the drawer's secret until it acts (R28).
    mustPlay: seat === state.turn && state.mustPlay,
    passes: state.passes,
    rebuildsLeft: REBUILD_LIMIT - state.rebuilds,
    outPlaces: seats.map((other) => (state.places[other] === 0 ? null : state.places[other])),
    votesLeft: isVote ? state.votesLeft : 0,
    afterVote: isVote ? state.afterVote : null,
    legal: seat !== null && seat === rules.turn(state) ? legalActions<CrazyEights>(rules, state) : [],
    result: rules.result(state),
  };
}

export function handOf(state: CrazyEightsState, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    for (let copies = state.copies(seat, card as Card); copies > 0; copies--) cards.push(card as Card);
  }
  return cards;
}

function handSize({ hands }: CrazyEightsState, seat: Seat): number {
  const row = rowOf(seat);
  return countBits(hands[row]) + countBits(hands[row + 1]) + countBits(hands[row + 2]) + countBits(hands[row + 3]);
}
