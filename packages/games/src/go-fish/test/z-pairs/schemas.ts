/** The state schema of two-player pairs. It shares no code with the engine, so that it can judge the engine. */
import { type Conjunct, firstBroken, isSubset, sameSequence, sameSet } from './sets.ts';

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const SEATS = [0, 1] as const;
/** If several reasons apply, the first in this list is recorded. */
export const REASONS = ['all-books', 'first-empty-hand', 'no-cards', 'stalemate'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
export type Card = `${Rank}${Suit}`;
export type Seat = (typeof SEATS)[number];
export type Phase = 'ask' | 'fish' | 'over';
export type Reason = (typeof REASONS)[number];
/** Two cards of one rank, in either order. */
export type CardPair = readonly [Card, Card];
/** One value for each seat. */
export type BySeat<T> = readonly [T, T];

export interface Result {
  readonly reason: Reason;
  readonly scores: BySeat<number>;
  readonly places: BySeat<number>;
}

/** The complete state of a game of pairs between two actions. */
export interface State {
  readonly hands: BySeat<ReadonlySet<Card>>;
  /** Top first. */
  readonly stock: readonly Card[];
  /** The pairs that each seat has removed. Their order means nothing. */
  readonly pairs: BySeat<readonly CardPair[]>;
  /** The seat to act; the other one is the defender. Null exactly when the game is over. */
  readonly fisher: Seat | null;
  readonly phase: Phase;
  /** The rank whose refusal sends the fisher to the stock. Null except in phase fish. */
  readonly asked: Rank | null;
  /** Asks since the last card drawn or pair removed, successful ones included (R14). */
  readonly asks: number;
  /** Null until the game is over. */
  readonly result: Result | null;
}

/** R14: ten asks for each of the two seats. */
export const ASKS_LIMIT = 20;

export function packOf(ranks: readonly Rank[], suits: readonly Suit[]): ReadonlySet<Card> {
  return new Set(ranks.flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`)));
}

export const FULL_PACK = packOf(RANKS, SUITS);

export function rankOf(card: Card): Rank {
  return card.charAt(0) as Rank;
}

export function suitOf(card: Card): Suit {
  return card.charAt(1) as Suit;
}

const ORDER: ReadonlyMap<Card, number> = new Map([...FULL_PACK].map((card, index) => [card, index]));

/** The position of a card in the order that settles open choices: by rank, then S H D C. */
export function orderOf(card: Card): number {
  return ORDER.get(card) ?? ORDER.size;
}

export function ordered(cards: Iterable<Card>): readonly Card[] {
  return [...cards].sort((a, b) => orderOf(a) - orderOf(b));
}

export function ranksOf(cards: Iterable<Card>): ReadonlySet<Rank> {
  return new Set([...cards].map(rankOf));
}

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

export function defenderOf(state: State): Seat | null {
  return state.fisher === null ? null : otherSeat(state.fisher);
}

/** The hand of a seat; empty for null, so that every predicate is total. */
export function handOf(state: State, seat: Seat | null): ReadonlySet<Card> {
  return seat === null ? new Set() : state.hands[seat];
}

export function put<T>(both: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  return seat === 0 ? [value, both[1]] : [both[0], value];
}

export function pairKey(pair: CardPair): string {
  return ordered(pair).join('+');
}

export function pairKeys(pairs: readonly CardPair[]): ReadonlySet<string> {
  return new Set(pairs.map(pairKey));
}

export function samePairs(a: readonly CardPair[], b: readonly CardPair[]): boolean {
  return a.length === b.length && sameSet(pairKeys(a), pairKeys(b));
}

export function sameResult(a: Result | null, b: Result | null): boolean {
  if (a === null || b === null) return a === b;
  return a.reason === b.reason && sameSequence(a.scores, b.scores) && sameSequence(a.places, b.places);
}

/** A text that is equal for equal states only. */
export function stateKey(state: State): string {
  const hands = state.hands.map((hand) => ordered(hand).join(' '));
  const pairs = state.pairs.map((own) => own.map(pairKey).sort().join(' '));
  const { result } = state;
  const verdict = result && [result.reason, ...result.scores, ...result.places].join(' ');
  const rest = [state.fisher, state.phase, state.asked, state.asks, verdict];
  return [...hands, state.stock.join(' '), ...pairs, ...rest].join('|');
}

const reasonHolds: Record<Reason, (state: State) => boolean> = {
  'all-books': ({ hands, stock }) => stock.length === 0 && hands.every((hand) => hand.size === 0),
  'first-empty-hand': ({ hands }) => hands.some((hand) => hand.size === 0),
  'no-cards': ({ hands }) => hands.every((hand) => hand.size === 0),
  stalemate: ({ asks }) => asks >= ASKS_LIMIT,
};

/** Returns why the game is over, or null. It ignores the phase, since it decides the phase (R2). */
export function reasonToEnd(state: State): Reason | null {
  return REASONS.find((reason) => reasonHolds[reason](state)) ?? null;
}

/** Most pairs win and equal pairs share the place (R12). */
export function resultFor(state: State, reason: Reason): Result {
  const [a, b] = [state.pairs[0].length, state.pairs[1].length];
  return { reason, scores: [a, b], places: [a < b ? 2 : 1, b < a ? 2 : 1] };
}

/** What holds at every moment, even during a turn: every card is in exactly one place. */
export function tableConjuncts(state: State, pack: ReadonlySet<Card> = FULL_PACK): readonly Conjunct[] {
  const removed = state.pairs.flat();
  const everywhere = [...state.hands.flatMap((hand) => [...hand]), ...state.stock, ...removed.flat()];
  const together = new Set(everywhere);
  return [
    ['no card is in two places', () => together.size === everywhere.length],
    ['every card on the table is of the pack', () => isSubset(together, pack)],
    ['hands, stock and removed pairs are together the whole pack', () => isSubset(pack, together)],
    ['a removed pair is two different cards', () => removed.every(([a, b]) => a !== b)],
    ['a removed pair is of one rank', () => removed.every(([a, b]) => rankOf(a) === rankOf(b))],
    ['the asks counted are a whole number from 0 to the limit', () => isCount(state.asks)],
  ];
}

function isCount(asks: number): boolean {
  return Number.isInteger(asks) && asks >= 0 && asks <= ASKS_LIMIT;
}

function settledConjuncts(state: State): readonly Conjunct[] {
  const { hands, phase, fisher, asked, result } = state;
  return [
    ['no hand holds more than 13 cards', () => hands.every((hand) => hand.size <= RANKS.length)],
    ['no hand holds two cards of one rank', () => hands.every((hand) => ranksOf(hand).size === hand.size)],
    ['the phase is over exactly when a reason to end holds', () => isOver(state) === (reasonToEnd(state) !== null)],
    ['nobody is the fisher exactly when the game is over', () => (fisher === null) === isOver(state)],
    ['there is a result exactly when the game is over', () => (result !== null) === isOver(state)],
    ['the result is the one that the removed pairs and the reason give', () => sameResult(result, resultOf(state))],
    ['a rank is pending exactly in phase fish', () => (asked !== null) === (phase === 'fish')],
  ];
}

function isOver(state: State): boolean {
  return state.phase === 'over';
}

function resultOf(state: State): Result | null {
  const reason = reasonToEnd(state);
  return reason && resultFor(state, reason);
}

function phaseConjuncts(state: State): readonly Conjunct[] {
  const { phase, stock, asked, asks } = state;
  const pending = (hand: ReadonlySet<Card>): boolean => asked !== null && ranksOf(hand).has(asked);
  const fishing = phase === 'fish';
  return [
    ['the fisher holds the pending rank', () => !fishing || pending(handOf(state, state.fisher))],
    ['the defender does not hold the pending rank', () => !fishing || !pending(handOf(state, defenderOf(state)))],
    ['there is no drawing phase without a stock', () => !fishing || stock.length > 0],
    ['in phase fish exactly the ask that missed is counted', () => !fishing || asks === 1],
    [
      'between turns no ask is counted while the stock lasts',
      () => phase !== 'ask' || stock.length === 0 || asks === 0,
    ],
  ];
}

export function stateConjuncts(state: State, pack: ReadonlySet<Card> = FULL_PACK): readonly Conjunct[] {
  return [...tableConjuncts(state, pack), ...settledConjuncts(state), ...phaseConjuncts(state)];
}

/** The predicate of the state schema. Returns its first broken conjunct as a sentence, or null. */
export function stateInvariant(state: State, pack: ReadonlySet<Card> = FULL_PACK): string | null {
  return firstBroken(stateConjuncts(state, pack));
}
