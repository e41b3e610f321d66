import { type Card, cardOf, type Pack, type Rank, type Rules, rankOf, SUITS, seatNumbers } from '@shoal/core';
import type { Counter, Stock, Subject } from '../../../../test/exhaustive/subject.ts';
import { ASK, FISH, type GoFishState, NOTHING_ASKED, slotOf } from '../../rules/state.ts';
import { cardCount, type Suits } from '../../rules/suits.ts';
import type { GoFish, GoFishAction } from '../../rules/vocabulary.ts';

const ASKS_PER_SEAT = 10;

export const handAt = (state: GoFishState, seat: number, rank: number): Suits => state.hands[slotOf(seat, rank)];
export const laidAt = (state: GoFishState, seat: number, rank: number): Suits => state.laid[slotOf(seat, rank)];

function addTo(counts: Uint8Array, rank: Rank, suits: Suits): void {
  if (suits === 0) return;
  for (const suit of SUITS) counts[cardOf(rank, suit)] += ((suits >> suit) & 1) + ((suits >> (suit + 4)) & 1);
}

/** Go Fish for exploration. All suits and all ranks are interchangeable. */
export class GoFishSubject implements Subject<GoFish> {
  readonly rules: Rules<GoFish>;
  readonly pack: Pack;
  readonly counter: Counter<GoFishState>;
  private readonly seats: readonly number[];
  private readonly ranks: readonly Rank[];

  constructor(rules: Rules<GoFish>, pack: Pack) {
    this.rules = rules;
    this.pack = pack;
    this.seats = seatNumbers(rules.seats);
    this.ranks = [...new Set(pack.map(rankOf))];
    this.counter = {
      limit: ASKS_PER_SEAT * rules.seats,
      read: (state) => state.fruitlessAsks,
      write: (state, count) => {
        state.fruitlessAsks = count;
      },
    };
  }

  kindOf(card: Card): number {
    return rankOf(card);
  }

  /** One word per rank, sorted: cards laid down, cards in each hand, and whether it is the rank asked for. */
  classOf(state: GoFishState): string {
    const asked = state.phase === FISH ? state.asked : NOTHING_ASKED;
    const words = this.ranks.map(
      (rank) =>
        this.seats.reduce((word, seat) => word * 5 + cardCount(handAt(state, seat, rank)), this.laidOf(state, rank)) *
          2 +
        (rank === asked ? 1 : 0),
    );
    return String.fromCharCode(state.phase, state.turn, ...words.sort((a, b) => a - b));
  }

  exactKeyOf(state: GoFishState): string {
    const isAsked = state.phase === FISH && state.asked !== NOTHING_ASKED;
    const asked = isAsked ? [state.asked, state.askedOf] : [99, 99];
    const words = this.ranks.flatMap((rank) =>
      this.seats.flatMap((seat) => [handAt(state, seat, rank), laidAt(state, seat, rank)]),
    );
    return String.fromCharCode(state.phase, state.turn, ...asked, ...words);
  }

  stock(state: GoFishState): Stock {
    return { cards: state.pack, top: state.next, end: state.pack.length, fixed: 0 };
  }

  countPlaced(state: GoFishState, counts: Uint8Array): void {
    for (const rank of this.ranks) {
      for (const seat of this.seats) {
        addTo(counts, rank, handAt(state, seat, rank));
        addTo(counts, rank, laidAt(state, seat, rank));
      }
    }
  }

  flawOf(state: GoFishState): string | null {
    for (const seat of this.seats) {
      const flaw = this.flawOfSeat(state, seat);
      if (flaw !== null) return flaw;
    }
    if (this.rules.options.refill > 0 && state.stockSize > 0 && this.holders(state).length < this.seats.length) {
      return 'a hand is empty while the stock lasts';
    }
    return this.flawOfPhase(state);
  }

  mustEnd(before: GoFishState, action: GoFishAction | null, after: GoFishState): boolean {
    const holding = this.holders(after).length;
    if (holding === 0) return true;
    if (this.rules.options.end === 'first-empty-hand' && holding < this.seats.length) return true;
    const isFruitless = after.stockSize === before.stockSize && this.laidCards(after) === this.laidCards(before);
    return action?.type === 'ask' && isFruitless && this.counter.read(before) + 1 >= this.counter.limit;
  }

  private flawOfSeat(state: GoFishState, seat: number): string | null {
    const { bookSize } = this.rules.options;
    const held = this.ranks.filter((rank) => handAt(state, seat, rank) !== 0);
    const laid = this.ranks.reduce<number>((sum, rank) => sum + cardCount(laidAt(state, seat, rank)), 0);
    if (held.some((rank) => cardCount(handAt(state, seat, rank)) >= bookSize)) return 'a hand holds a complete book';
    if (held.reduce<number>((set, rank) => set | (1 << rank), 0) !== state.heldBy(seat)) return 'wrong ranks noted';
    if (held.length > 0 !== (((state.holders >> seat) & 1) === 1)) return 'wrong holders noted';
    return laid === state.booksOf(seat) * bookSize ? null : 'wrong books noted';
  }

  /** The seat to act must hold cards. After a miss, it must hold the rank and the other seat must not. */
  private flawOfPhase(state: GoFishState): string | null {
    if (state.phase !== ASK && state.phase !== FISH) return null;
    const holders = this.holders(state);
    if (!holders.includes(state.turn)) return 'a seat without cards has the turn';
    if (state.phase === ASK) return holders.length > 1 ? null : 'a seat is to ask, but nobody can be asked';
    if (state.stockSize === 0) return 'a seat is to fish without a stock';
    if (state.asked === NOTHING_ASKED) return holders.length === 1 ? null : 'a seat fishes though it could ask';
    const isMiss = handAt(state, state.askedOf, state.asked) === 0 && handAt(state, state.turn, state.asked) !== 0;
    return isMiss ? null : 'a seat fishes though it was no miss';
  }

  private holders(state: GoFishState): number[] {
    return this.seats.filter((seat) => this.ranks.some((rank) => handAt(state, seat, rank) !== 0));
  }

  private laidOf(state: GoFishState, rank: Rank): number {
    return this.seats.reduce((sum, seat) => sum + cardCount(laidAt(state, seat, rank)), 0);
  }

  private laidCards(state: GoFishState): number {
    return this.ranks.reduce<number>((sum, rank) => sum + this.laidOf(state, rank), 0);
  }
}
