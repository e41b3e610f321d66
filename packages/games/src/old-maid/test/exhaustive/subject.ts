import { type Card, type Pack, seatNumbers } from '@shoal/core';
import type { Counter, Stock, Subject } from '../../../../test/exhaustive/subject.ts';
import type { OldMaidRules } from '../../rules/rules.ts';
import { NO_CARD, type OldMaidState, OVER } from '../../rules/state.ts';
import { handOf } from '../../rules/view.ts';
import type { OldMaid, OldMaidAction } from '../../rules/vocabulary.ts';

/** Old Maid for exploration. Cards of one kind are interchangeable, and so are kinds. */
export class OldMaidSubject implements Subject<OldMaid> {
  readonly rules: OldMaidRules;
  readonly pack: Pack;
  readonly counter: Counter<OldMaidState>;
  readonly #seats: readonly number[];
  readonly #kinds: readonly number[];

  constructor(rules: OldMaidRules) {
    this.rules = rules;
    this.pack = rules.pack;
    this.#seats = seatNumbers(rules.seats);
    this.#kinds = [...new Set(rules.pack.map((card) => rules.kinds[card]))];
    this.counter = {
      limit: rules.takeLimit,
      read: (state) => state.fruitlessTakes,
      write: (state, count) => {
        state.fruitlessTakes = count;
      },
    };
  }

  kindOf = (card: Card): number => this.rules.kinds[card];

  /** One word per kind, sorted: the seats that hold a card of it. */
  classOf(state: OldMaidState): string {
    const words = this.#kinds.map((kind) =>
      this.#seats.reduce((word, seat) => word | (this.#countOf(state, seat, kind) << seat), 0),
    );
    return String.fromCharCode(state.phase, state.turn, ...words.sort((a, b) => a - b));
  }

  exactKeyOf(state: OldMaidState): string {
    const { phase, turn, target, pairs, laid, laidBy, places, setAside } = state;
    const hands = this.#seats.map((seat) => handOf(state, seat));
    return JSON.stringify([
      phase,
      turn,
      target,
      setAside,
      hands,
      [...laid.subarray(0, 2 * pairs)],
      [...laidBy.subarray(0, pairs)],
      [...places],
    ]);
  }

  /** Old Maid has no draws. */
  stock({ pack }: OldMaidState): Stock {
    return { cards: pack, top: 0, end: 0, fixed: 0 };
  }

  countPlaced(state: OldMaidState, counts: Uint8Array): void {
    for (const seat of this.#seats) for (const card of handOf(state, seat)) counts[card] += 1;
    for (let at = 0; at < 2 * state.pairs; at++) counts[state.laid[at]] += 1;
    if (state.setAside !== NO_CARD) counts[state.setAside] += 1;
  }

  flawOf(state: OldMaidState): string | null {
    for (const seat of this.#seats) {
      if (this.#kinds.some((kind) => this.#countOf(state, seat, kind) > 1)) return 'a hand holds a pair';
      if (((state.holders >> seat) & 1) !== Math.min(state.sizes[seat], 1)) return 'wrong holders noted';
      if (state.sizes[seat] > 0 !== (state.places[seat] === 0)) return 'a seat is safe if and only if it has no cards';
    }
    if (state.safe !== this.#seats.length - this.#holders(state).length) return 'wrong number of safe seats noted';
    return state.phase === OVER ? null : this.#flawOfTurn(state);
  }

  mustEnd(before: OldMaidState, action: OldMaidAction | null, after: OldMaidState): boolean {
    if (this.#holders(after).length === 1) return true;
    return action !== null && after.pairs === before.pairs && this.counter.read(before) + 1 >= this.counter.limit;
  }

  #flawOfTurn(state: OldMaidState): string | null {
    const holders = this.#holders(state);
    if (!holders.includes(state.turn)) return 'a seat without cards has the turn';
    const next = holders.find((seat) => seat > state.turn) ?? holders[0];
    return state.target === next ? null : 'the seat to act takes from another than the next that holds cards';
  }

  #holders(state: OldMaidState): number[] {
    return this.#seats.filter((seat) => state.sizes[seat] > 0);
  }

  #countOf(state: OldMaidState, seat: number, kind: number): number {
    return handOf(state, seat).filter((card) => this.rules.kinds[card] === kind).length;
  }
}
