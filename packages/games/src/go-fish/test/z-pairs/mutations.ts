/** Plants faults in a state, one at a time, to show that the predicates can fail. */
import {
  ASKS_LIMIT,
  type Card,
  type CardPair,
  ordered,
  otherSeat,
  type Phase,
  put,
  RANKS,
  type Rank,
  rankOf,
  resultFor,
  SEATS,
  type Seat,
  type State,
  stateKey,
} from './schemas.ts';
import { minus, union } from './sets.ts';

/** A named fault; `spoil` returns null if the state offers nothing to spoil. */
export interface Mutation {
  readonly name: string;
  readonly spoil: (state: State) => State | null;
}

function fault(name: string, spoil: (state: State) => State | null): Mutation {
  return { name, spoil };
}

/** Plants one fault at either seat. */
function atEither(name: string, spoil: (state: State, seat: Seat) => State | null): readonly Mutation[] {
  return SEATS.map((seat) => fault(`${name}, seat ${seat}`, (state) => spoil(state, seat)));
}

function withHand(state: State, seat: Seat, hand: ReadonlySet<Card>): State {
  return { ...state, hands: put(state.hands, seat, hand) };
}

function withPairs(state: State, seat: Seat, pairs: readonly CardPair[]): State {
  return { ...state, pairs: put(state.pairs, seat, pairs) };
}

function gain(state: State, seat: Seat, cards: Iterable<Card>): State {
  return withHand(state, seat, union(state.hands[seat], cards));
}

function lose(state: State, seat: Seat, cards: Iterable<Card>): State {
  return withHand(state, seat, minus(state.hands[seat], cards));
}

/** Spoils the first card of a hand, if there is one. */
function onFirstCard(spoil: (state: State, seat: Seat, card: Card) => State) {
  return (state: State, seat: Seat): State | null => {
    const cards = ordered(state.hands[seat]);
    return cards.length === 0 ? null : spoil(state, seat, cards[0]);
  };
}

/** Spoils the pair a seat removed last, if there is one. */
function onLastPair(spoil: (state: State, seat: Seat, pair: CardPair, others: readonly CardPair[]) => State | null) {
  return (state: State, seat: Seat): State | null => {
    const pairs = state.pairs[seat];
    return pairs.length === 0 ? null : spoil(state, seat, pairs[pairs.length - 1], pairs.slice(0, -1));
  };
}

function exchangeFirstCards(state: State): State | null {
  const [[ours], [theirs]] = state.hands.map((hand) => ordered(hand).slice(0, 1));
  if (ours === undefined || theirs === undefined) return null;
  return gain(gain(lose(lose(state, 0, [ours]), 1, [theirs]), 0, [theirs]), 1, [ours]);
}

/** Exchanges a card of the last pair for the kept card of its rank. */
function keepAnother(state: State, seat: Seat, [a, b]: CardPair, others: readonly CardPair[]): State | null {
  const kept = [...state.hands[seat]].find((card) => rankOf(card) === rankOf(a));
  if (kept === undefined) return null;
  return withPairs(gain(lose(state, seat, [kept]), seat, [a]), seat, [...others, [b, kept]]);
}

/** Exchanges a card of the last pair for one of another pair. */
function crossPairs(wanted: (a: Card, b: Card) => boolean) {
  return onLastPair((state, seat, [a, b], others) => {
    const other = others.find(([c]) => wanted(a, c));
    if (other === undefined) return null;
    const rest = others.filter((pair) => pair !== other);
    return withPairs(state, seat, [...rest, [a, other[1]], [other[0], b]]);
  });
}

function overlapPairs(state: State, seat: Seat, pair: CardPair, others: readonly CardPair[]): State | null {
  const [card] = ordered(state.hands[seat]);
  return card === undefined ? null : withPairs(state, seat, [...others, pair, [pair[1], card]]);
}

function pairUnlike(state: State, seat: Seat): State | null {
  const [a, b] = ordered(state.hands[seat]);
  if (b === undefined) return null;
  return withPairs(lose(state, seat, [a, b]), seat, [...state.pairs[seat], [a, b]]);
}

/** Makes the pair of a turn with a card that is still in the stock. */
function pairFromStock(state: State, seat: Seat): State | null {
  const mine = [...state.hands[seat]].find((card) => state.stock.some((other) => rankOf(other) === rankOf(card)));
  const other = mine && state.stock.find((card) => rankOf(card) === rankOf(mine));
  if (mine === undefined || other === undefined) return null;
  const stock = state.stock.filter((card) => card !== other);
  return withPairs(lose({ ...state, stock }, seat, [mine]), seat, [...state.pairs[seat], [mine, other]]);
}

const HANDS: readonly Mutation[] = [
  ...atEither(
    'drop a card',
    onFirstCard((state, seat, card) => lose(state, seat, [card])),
  ),
  ...atEither(
    'slip a card into the other hand',
    onFirstCard((state, seat, card) => gain(lose(state, seat, [card]), otherSeat(seat), [card])),
  ),
  ...atEither(
    'hold a card in both hands',
    onFirstCard((state, seat, card) => gain(state, otherSeat(seat), [card])),
  ),
  ...atEither(
    'put a card back under the stock',
    onFirstCard((state, seat, card) => lose({ ...state, stock: [...state.stock, card] }, seat, [card])),
  ),
  ...atEither('hold a card of another pack', (state, seat) => gain(state, seat, ['KC'])),
  fault('exchange a card of both hands', exchangeFirstCards),
];

const STOCK: readonly Mutation[] = [
  ...atEither('draw a card too many', (state, seat) =>
    gain({ ...state, stock: state.stock.slice(1) }, seat, state.stock.slice(0, 1)),
  ),
  ...atEither('draw the whole stock', (state, seat) => gain({ ...state, stock: [] }, seat, state.stock)),
  fault('lose the top card of the stock', (state) => ({ ...state, stock: state.stock.slice(1) })),
  fault('list the top card of the stock twice', (state) => ({
    ...state,
    stock: [...state.stock.slice(0, 1), ...state.stock],
  })),
  fault('turn the stock over', (state) => ({ ...state, stock: state.stock.toReversed() })),
];

const PAIRS: readonly Mutation[] = [
  ...atEither(
    'keep a pair in hand',
    onLastPair((state, seat, pair, others) => withPairs(gain(state, seat, pair), seat, others)),
  ),
  ...atEither(
    'lose a removed pair',
    onLastPair((state, seat, _pair, others) => withPairs(state, seat, others)),
  ),
  ...atEither(
    'credit a pair to the other seat',
    onLastPair((state, seat, pair, others) =>
      withPairs(withPairs(state, seat, others), otherSeat(seat), [...state.pairs[otherSeat(seat)], pair]),
    ),
  ),
  ...atEither(
    'list a pair twice',
    onLastPair((state, seat, pair, others) => withPairs(state, seat, [...others, pair, pair])),
  ),
  ...atEither(
    'pair a card with itself',
    onLastPair((state, seat, [a], others) => withPairs(state, seat, [...others, [a, a]])),
  ),
  ...atEither('make two overlapping pairs', onLastPair(overlapPairs)),
  ...atEither('keep another card of the rank', onLastPair(keepAnother)),
  ...atEither(
    'cross two pairs of different ranks',
    crossPairs((a, c) => rankOf(a) !== rankOf(c)),
  ),
  ...atEither(
    'cross two pairs of one rank',
    crossPairs((a, c) => rankOf(a) === rankOf(c)),
  ),
  ...atEither('pair two cards of different ranks', pairUnlike),
  ...atEither('make a pair with a card of the stock', pairFromStock),
];

function phases(phase: Phase): Mutation {
  return fault(`call the phase ${phase}`, (state) => ({ ...state, phase }));
}

function pending(asked: Rank): Mutation {
  return fault(`leave ${asked} pending`, (state) => ({ ...state, asked }));
}

function goOn(state: State): State | null {
  return state.phase === 'over' ? { ...state, phase: 'ask', fisher: 0, result: null } : null;
}

const TURN: readonly Mutation[] = [
  fault('forget the swap', (state) => (state.fisher === null ? null : { ...state, fisher: otherSeat(state.fisher) })),
  fault('let nobody act', (state) => ({ ...state, fisher: null })),
  ...atEither('let the seat act', (state, seat) => ({ ...state, fisher: seat })),
  phases('ask'),
  phases('fish'),
  phases('over'),
  fault('forget the pending rank', (state) => ({ ...state, asked: null })),
  ...RANKS.map(pending),
  fault('fish again', (state) => ({ ...state, phase: 'fish', asked: 'A' })),
  fault('count an ask too many', (state) => ({ ...state, asks: state.asks + 1 })),
  fault('count an ask too few', (state) => ({ ...state, asks: state.asks - 1 })),
  fault('start the count again', (state) => ({ ...state, asks: 0 })),
  fault('count to the limit', (state) => ({ ...state, asks: ASKS_LIMIT })),
];

const RESULT: readonly Mutation[] = [
  fault('go on after the end', goOn),
  fault('forget the result', (state) => ({ ...state, result: null })),
  fault('end too early', (state) => ({ ...state, phase: 'over', fisher: null, result: resultFor(state, 'stalemate') })),
  fault('announce a result', (state) => ({ ...state, result: resultFor(state, 'first-empty-hand') })),
  fault(
    'give another reason',
    (state) => state.result && { ...state, result: { ...state.result, reason: 'no-cards' } },
  ),
  fault('give seat 0 a point', (state) => {
    const { result } = state;
    return result && { ...state, result: { ...result, scores: put(result.scores, 0, result.scores[0] + 1) } };
  }),
  fault('put both seats second', (state) => state.result && { ...state, result: { ...state.result, places: [2, 2] } }),
];

export const MUTATIONS: readonly Mutation[] = [...HANDS, ...STOCK, ...PAIRS, ...TURN, ...RESULT];

/** Every faulty state one mutation away from a valid one, with the name of the fault. */
export function mutantsOf(state: State): readonly (readonly [name: string, mutant: State])[] {
  const right = stateKey(state);
  return MUTATIONS.flatMap(({ name, spoil }) => {
    const mutant = spoil(state);
    return mutant === null || stateKey(mutant) === right ? [] : [[name, mutant] as const];
  });
}
