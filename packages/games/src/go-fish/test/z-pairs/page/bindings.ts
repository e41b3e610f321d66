/** The states of the model as the page's Z names them. */
import {
  type Card,
  type CardPair,
  RANKS,
  type Rank,
  type Reason,
  type Result,
  rankOf,
  SEATS,
  type Seat,
  type State,
  suitOf,
} from '../schemas.ts';
import { EMPTY, FiniteSet, sequenceOf, setOf, type Value } from './values.ts';

const SUIT_NAMES = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;
const REASON_NAMES: Readonly<Record<Reason, string>> = {
  'all-books': 'allBooks',
  'first-empty-hand': 'firstEmptyHand',
  'no-cards': 'noCards',
  stalemate: 'stalemate',
};

export const zPlayer = (seat: Seat): Value => (seat === 0 ? 'p1' : 'p2');
export const zRank = (rank: Rank): Value => RANKS.indexOf(rank) + 1;
export const zCard = (card: Card): Value => [zRank(rankOf(card)), SUIT_NAMES[suitOf(card)]];
export const zCards = (cards: Iterable<Card>): FiniteSet => new FiniteSet([...cards].map(zCard));
const zPairs = (pairs: readonly CardPair[]): FiniteSet => new FiniteSet(pairs.map(zCards));

const bySeat = (value: (seat: Seat) => Value): FiniteSet =>
  new FiniteSet(SEATS.map((seat) => [zPlayer(seat), value(seat)]));

function zResult({ reason, scores, places }: Result): Value {
  return [REASON_NAMES[reason], bySeat((seat) => scores[seat]), bySeat((seat) => places[seat])];
}

/** A set of one, or none. */
const opt = <T>(value: T | null, written: (value: T) => Value): FiniteSet =>
  value === null ? EMPTY : setOf(written(value));

/** The components of Table with a decoration: none before an operation, ′ after it. */
export function bindingOf(state: State, decoration: '' | '′' = ''): ReadonlyMap<string, Value> {
  const components: Readonly<Record<keyof State, Value>> = {
    hands: bySeat((seat) => zCards(state.hands[seat])),
    stock: sequenceOf(state.stock.map(zCard)),
    pairs: bySeat((seat) => zPairs(state.pairs[seat])),
    fisher: opt(state.fisher, zPlayer),
    phase: state.phase,
    asked: opt(state.asked, zRank),
    asks: state.asks,
    result: opt(state.result, zResult),
  };
  return new Map(Object.entries(components).map(([name, value]) => [name + decoration, value]));
}

/** A set cannot list a pair twice, so the Z has no word for a model state that does. */
export const hasNoTwins = ({ pairs }: State): boolean => pairs.every((own) => zPairs(own).size === own.length);
