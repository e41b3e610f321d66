import {
  CARD_COUNT,
  type Card,
  type Observer,
  packOf,
  RANK_COUNT,
  RANKS,
  rankOf,
  type Seat,
  SUITS,
  seatNumbers,
  suitOf,
  writeCard,
  writeRank,
  writeSuit,
} from '@shoal/core';
import type { CrazyEightsRules } from '../rules/rules.ts';
import { ANYTHING, type CrazyEightsState, OVER, VOTE } from '../rules/state.ts';
import type { CrazyEights } from '../rules/vocabulary.ts';
import { REBUILD_LIMIT } from '../rules/vocabulary.ts';
import { wordsOf } from './common-knowledge.ts';
import { type Exclusions, groupsOf } from './exclusions.ts';
import type { CrazyEightsSeatKnowledge } from './seat-knowledge.ts';

const ALL_CARDS = packOf(1);
/** A turn or a penalty seldom draws more cards than this. */
const MANY_DRAWN = 8;

const seatLabels = (seat: number): string[] => [
  `+${seat} cards`,
  `+${seat} out`,
  `+${seat} turn`,
  ...SUITS.map((suit) => `+${seat} without ${writeSuit(suit)}`),
];

const tableLabels = ['stock', 'penalty', 'drawn', 'must play', 'clockwise', 'passes', 'votes left', 'rebuilds left'];

/** Observes the seat's own cards, the face-up cards, what must be matched, and public knowledge of the other hands. */
export class CrazyEightsObserver implements Observer<CrazyEights> {
  readonly labels: readonly string[];
  readonly #rules: CrazyEightsRules;
  /** The cards of each suit that are not wild, low and high faces. */
  readonly #suits: readonly Int32Array[];

  constructor(rules: CrazyEightsRules) {
    this.#rules = rules;
    const naturals = [...new Set(rules.pack)].filter((card) => rankOf(card) !== rules.wild);
    this.#suits = SUITS.map((suit) => wordsOf(naturals.filter((card) => suitOf(card) === suit)));
    this.labels = [
      ...ALL_CARDS.map((card) => `hand ${writeCard(card)}`),
      ...ALL_CARDS.map((card) => `open ${writeCard(card)}`),
      ...RANKS.map((rank) => `up-card ${writeRank(rank)}`),
      ...SUITS.map((suit) => `suit ${writeSuit(suit)}`),
      ...seatNumbers(rules.seats).flatMap(seatLabels),
      ...tableLabels,
    ];
  }

  observe(state: CrazyEightsState, knowledge: CrazyEightsSeatKnowledge, seat: Seat, into: Float32Array): void {
    const { seats, options } = this.#rules;
    for (let card = 0; card < CARD_COUNT; card++) into[card] = state.copies(seat, card as Card) / options.packs;
    observeOpen(state, into, CARD_COUNT, options.packs);
    let at = CARD_COUNT * 2;
    into.fill(0, at, at + RANK_COUNT + SUITS.length);
    into[at + rankOf(state.upCard)] = 1;
    at += RANK_COUNT;
    if (state.wanted !== ANYTHING) into[at + suitOf(state.wanted as Card)] = 1;
    at += SUITS.length;
    for (let i = 0; i < seats; i++) at = this.#observeSeat(state, knowledge, (seat + i) % seats, into, at);
    this.#observeTable(state, seat, into, at);
  }

  #observeSeat(
    state: CrazyEightsState,
    knowledge: CrazyEightsSeatKnowledge,
    seat: Seat,
    into: Float32Array,
    from: number,
  ): number {
    const { sizes, exclusions } = knowledge.common;
    const size = sizes[seat];
    let at = from;
    into[at++] = size / this.#rules.options.handSize;
    into[at++] = state.places[seat] === 0 ? 0 : 1;
    into[at++] = state.turn === seat && state.phase !== OVER ? 1 : 0;
    for (const suit of this.#suits) into[at++] = size === 0 ? 1 : cardsWithout(exclusions, seat, suit) / size;
    return at;
  }

  #observeTable(state: CrazyEightsState, seat: Seat, into: Float32Array, from: number): void {
    const { seats, pack } = this.#rules;
    let at = from;
    into[at++] = state.stockSize / pack.length;
    into[at++] = state.penalty / MANY_DRAWN;
    into[at++] = state.drawn / MANY_DRAWN;
    // Whether the card just drawn can be played is the drawer's secret until it acts (R28).
    into[at++] = state.mustPlay && state.turn === seat ? 1 : 0;
    into[at++] = state.direction === 1 ? 1 : 0;
    into[at++] = state.passes / seats;
    into[at++] = state.phase === VOTE ? state.votesLeft / seats : 0;
    into[at++] = (REBUILD_LIMIT - state.rebuilds) / REBUILD_LIMIT;
  }
}

/** The discard pile, and wild starters at the bottom of the stock, which all have seen go there. */
function observeOpen(state: CrazyEightsState, into: Float32Array, from: number, packs: number): void {
  const { pile, pileSize, stock, end, buried } = state;
  into.fill(0, from, from + CARD_COUNT);
  for (let at = 0; at < pileSize; at++) into[from + pile[at]] += 1 / packs;
  for (let at = end - buried; at < end; at++) into[from + stock[at]] += 1 / packs;
}

/** How many cards of a hand are certainly not among these faces. */
function cardsWithout({ low, high, count, groups }: Exclusions, seat: Seat, suit: Int32Array): number {
  const lows = suit[0];
  const highs = suit[1];
  const first = groupsOf(seat);
  let cards = 0;
  for (let at = first; at < first + groups[seat]; at++) {
    if ((low[at] & lows) === lows && (high[at] & highs) === highs) cards += count[at];
  }
  return cards;
}
