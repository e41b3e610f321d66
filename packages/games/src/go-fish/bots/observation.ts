import { type Observer, RANK_COUNT, RANKS, rankOf, type Seat, seatNumbers, writeRank } from '@shoal/core';
import type { GoFishRules } from '../rules/rules.ts';
import { FISH, type GoFishState, OVER, slotOf } from '../rules/state.ts';
import { cardCount } from '../rules/suits.ts';
import type { GoFish } from '../rules/vocabulary.ts';
import type { GoFishSeatKnowledge } from './seat-knowledge.ts';

const named = (prefix: string): string[] => RANKS.map((rank) => `${prefix} ${writeRank(rank)}`);

const seatLabels = (seat: number): string[] => [
  ...named(`+${seat} proven`),
  ...named(`+${seat} open`),
  `+${seat} cards`,
  `+${seat} books`,
  `+${seat} turn`,
];

/** Own cards, what everyone knows of every hand, and how far the game has come. */
export class GoFishObserver implements Observer<GoFish> {
  readonly labels: readonly string[];
  readonly #rules: GoFishRules;
  readonly #copies = new Uint8Array(RANK_COUNT);
  readonly #bookCount: number;

  constructor(rules: GoFishRules) {
    this.#rules = rules;
    for (const card of rules.pack) this.#copies[rankOf(card)] += 1;
    this.#bookCount = rules.pack.length / rules.options.bookSize;
    const everySeat = seatNumbers(rules.seats).flatMap(seatLabels);
    this.labels = [...named('hand'), ...named('left'), ...everySeat, 'stock', 'fishing', 'asks left'];
  }

  observe(state: GoFishState, knowledge: GoFishSeatKnowledge, seat: Seat, into: Float32Array): void {
    const { seats, pack, askLimit, options } = this.#rules;
    let at = 0;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      into[at++] = cardCount(state.hands[slotOf(seat, rank)]) / options.bookSize;
    }
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      into[at++] = this.#copies[rank] === 0 ? 0 : knowledge.common.left[rank] / this.#copies[rank];
    }
    for (let i = 0; i < seats; i++) at = this.#observeSeat(state, knowledge, (seat + i) % seats, into, at);
    into[at++] = state.stockSize / pack.length;
    into[at++] = state.phase === FISH ? 1 : 0;
    into[at++] = (askLimit - state.fruitlessAsks) / askLimit;
  }

  #observeSeat(
    state: GoFishState,
    { common }: GoFishSeatKnowledge,
    seat: Seat,
    into: Float32Array,
    from: number,
  ): number {
    const { pack, options } = this.#rules;
    const size = common.sizes[seat];
    let at = from;
    for (let rank = 0; rank < RANK_COUNT; rank++) into[at++] = common.proven[slotOf(seat, rank)] / options.bookSize;
    for (let rank = 0; rank < RANK_COUNT; rank++) into[at++] = size === 0 ? 0 : common.open[slotOf(seat, rank)] / size;
    into[at++] = size / pack.length;
    into[at++] = state.booksOf(seat) / this.#bookCount;
    into[at++] = state.turn === seat && state.phase !== OVER ? 1 : 0;
    return at;
  }
}
