/** The executable model: given the order of the stock, every operation has exactly one state after. */
import type { Action, Deal, Moments } from './composition.ts';
import {
  ASKS_LIMIT,
  type Card,
  type CardPair,
  defenderOf,
  handOf,
  ordered,
  otherSeat,
  put,
  RANKS,
  type Rank,
  rankOf,
  ranksOf,
  reasonToEnd,
  resultFor,
  type Seat,
  type State,
} from './schemas.ts';
import { minus, union } from './sets.ts';

export function deal({ order, first, handSize }: Deal): State {
  const dealt = order.slice(0, 2 * handSize);
  const everyOther = (start: Seat): ReadonlySet<Card> => new Set(dealt.filter((_, index) => index % 2 === start));
  return {
    hands: first === 0 ? [everyOther(0), everyOther(1)] : [everyOther(1), everyOther(0)],
    stock: order.slice(2 * handSize),
    pairs: [[], []],
    fisher: first,
    phase: 'ask',
    asked: null,
    asks: 0,
    result: null,
  };
}

function seatToAct(state: State): Seat {
  if (state.fisher === null) throw new Error('nobody acts when the game is over');
  return state.fisher;
}

export function ask(state: State, rank: Rank): State {
  const fisher = seatToAct(state);
  const defender = otherSeat(fisher);
  const given = ordered(state.hands[defender])
    .filter((card) => rankOf(card) === rank)
    .slice(0, 1);
  const asked: State = { ...state, asks: state.asks + 1 };
  if (given.length === 0) return state.stock.length === 0 ? asked : { ...asked, phase: 'fish', asked: rank };
  const taken = put(state.hands, defender, minus(state.hands[defender], given));
  return { ...asked, hands: put(taken, fisher, union(state.hands[fisher], given)) };
}

export function draw(state: State): State {
  const fisher = seatToAct(state);
  const hands = put(state.hands, fisher, union(state.hands[fisher], state.stock.slice(0, 1)));
  return { ...state, hands, stock: state.stock.slice(1), phase: 'ask', asked: null, asks: 0 };
}

function pairsIn(hand: ReadonlySet<Card>): readonly CardPair[] {
  return RANKS.flatMap((rank) => {
    const cards = ordered(hand).filter((card) => rankOf(card) === rank);
    const twos: CardPair[] = [];
    for (let i = 0; i + 1 < cards.length; i += 2) twos.push([cards[i], cards[i + 1]]);
    return twos;
  });
}

export function removePairs(state: State, seat: Seat): State {
  const laid = pairsIn(state.hands[seat]);
  if (laid.length === 0) return state;
  const hands = put(state.hands, seat, minus(state.hands[seat], laid.flat()));
  return { ...state, hands, pairs: put(state.pairs, seat, [...state.pairs[seat], ...laid]), asks: 0 };
}

export function swap(state: State): State {
  return { ...state, fisher: defenderOf(state) };
}

export function close(state: State): State {
  const reason = reasonToEnd(state);
  return reason === null ? state : { ...state, phase: 'over', fisher: null, result: resultFor(state, reason) };
}

/** The states inside the turn that an action ends; null if it only sends the fisher to the stock. */
export function momentsOf(before: State, action: Action): Moments | null {
  const changed = action.type === 'ask' ? ask(before, action.rank) : draw(before);
  if (changed.phase === 'fish') return null;
  const paired = removePairs(changed, seatToAct(before));
  return { changed, paired, swapped: swap(paired) };
}

/** The state after a legal action. */
export function step(before: State, action: Action): State {
  const moments = momentsOf(before, action);
  if (moments !== null) return close(moments.swapped);
  return action.type === 'ask' ? ask(before, action.rank) : draw(before);
}

/** The first state with a choice, or the end if the deal already ended the game. */
export function opening(input: Deal): State {
  const one = removePairs(deal(input), input.first);
  return close(removePairs(one, otherSeat(input.first)));
}

/** The actions whose preconditions hold, ranks from A to K. */
export function legalActions(state: State): readonly Action[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'fish') return [{ type: 'fish' }];
  const held = ranksOf(handOf(state, state.fisher));
  return RANKS.filter((rank) => held.has(rank)).map((rank) => ({ type: 'ask', rank }));
}

/** Falls with every action, so every game ends: a draw or a removed pair outweighs any count of asks (R14). */
export function variant(state: State): number {
  const cards = 2 * state.stock.length + state.hands[0].size + state.hands[1].size;
  return cards * (ASKS_LIMIT + 1) + ASKS_LIMIT - state.asks;
}
