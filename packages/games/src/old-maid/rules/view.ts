import { type Card, legalActions, lowestBit, type Seat, seatNumbers } from '@shoal/core';
import { isOneLeft } from './result.ts';
import type { OldMaidRules } from './rules.ts';
import { NO_CARD, type OldMaidState, OVER } from './state.ts';
import { type OldMaid, type OldMaidView, type Pair, PHASES } from './vocabulary.ts';

/** What a seat may know of a state, written afresh field by field. */
export function viewOf(rules: OldMaidRules, state: OldMaidState, seat: Seat | null): OldMaidView {
  const seats = seatNumbers(rules.seats);
  const isOver = state.phase === OVER;
  return {
    seat,
    seats: rules.seats,
    turn: rules.turn(state),
    phase: PHASES[state.phase],
    hand: seat === null ? [] : handOf(state, seat),
    handSizes: seats.map((other) => state.sizes[other]),
    stockSize: state.setAside === NO_CARD ? 0 : 1,
    takeFrom: isOver ? null : state.target,
    pairs: seats.map((other) => pairsOf(state, other)),
    safePlaces: seats.map((other) => (state.places[other] === 0 ? null : state.places[other])),
    takesLeft: rules.takeLimit - state.fruitlessTakes,
    oldMaid: isOver && isOneLeft(state.holders) ? lastCard(state) : null,
    setAside: isOver && state.setAside !== NO_CARD ? state.setAside : null,
    legal: seat !== null && seat === rules.turn(state) ? legalActions<OldMaid>(rules, state) : [],
    result: rules.result(state),
  };
}

/** In the order of faces, which tells nothing of how the cards came. */
export const handOf = ({ hands, sizes }: OldMaidState, seat: Seat): Card[] =>
  [...hands[seat].subarray(0, sizes[seat]).toSorted()] as Card[];

/** The card of the seat that is left. */
const lastCard = ({ hands, holders }: OldMaidState): Card => hands[lowestBit(holders)][0] as Card;

function pairsOf({ laid, laidBy, pairs }: OldMaidState, seat: Seat): Pair[] {
  const found: Pair[] = [];
  for (let at = 0; at < pairs; at++) {
    if (laidBy[at] === seat) found.push([laid[at * 2] as Card, laid[at * 2 + 1] as Card]);
  }
  return found;
}
