import type { Card } from '@shoal/core';
import type { OldMaidRules } from '../../rules/rules.ts';
import { type OldMaidState, TAKE } from '../../rules/state.ts';

/**
 * Encodes states of Old Maid as numbers: for each set of seats, how many kinds exactly these seats hold. Seats count
 * from the one to act. Every number can be converted to a real state and back.
 */
export class HolderSets {
  readonly #rules: OldMaidRules;
  /** The cards of each kind. */
  readonly #cards: readonly (readonly Card[])[];
  readonly #sets: number;
  readonly #blank: OldMaidState;

  constructor(rules: OldMaidRules) {
    const kinds = [...new Set(rules.pack.map((card) => rules.kinds[card]))];
    this.#rules = rules;
    this.#cards = kinds.map((kind) => rules.pack.filter((card) => rules.kinds[card] === kind));
    this.#sets = 1 << rules.seats;
    this.#blank = rules.create();
  }

  /** The number of a state. */
  codeOf({ hands, sizes, turn }: OldMaidState): number {
    const { seats, kinds } = this.#rules;
    const holders = new Map<number, number>();
    for (let step = 0; step < seats; step++) {
      const seat = (turn + step) % seats;
      for (let at = 0; at < sizes[seat]; at++) {
        const kind = kinds[hands[seat][at]];
        holders.set(kind, (holders.get(kind) ?? 0) | (1 << step));
      }
    }
    const counts = new Array<number>(this.#sets).fill(0);
    for (const set of holders.values()) counts[set] += 1;
    return this.#code(counts);
  }

  /** The set of the odd kind, above it one digit per set of even size; exact for up to five seats. */
  #code(counts: readonly number[]): number {
    const odd = counts.findIndex((count, set) => count > 0 && isOdd(set));
    const digits = counts.filter((_, set) => set > 0 && !isOdd(set));
    return digits.reduceRight((code, digit) => code * (this.#cards.length + 1) + digit, 0) * this.#sets + odd;
  }

  #countsIn(code: number): number[] {
    const odd = code % this.#sets;
    let rest = Math.floor(code / this.#sets);
    return Array.from({ length: this.#sets }, (_, set) => {
      if (set === 0 || isOdd(set)) return set === odd ? 1 : 0;
      const count = rest % (this.#cards.length + 1);
      rest = (rest - count) / (this.#cards.length + 1);
      return count;
    });
  }

  /** Converts a number to a real state. All other cards are laid down, and seats without cards are safe together. */
  layOut(code: number, state: OldMaidState): void {
    this.#rules.copy(this.#blank, state);
    const hands = this.#handsOf(this.#setsByKind(this.#countsIn(code)));
    for (const [seat, cards] of hands.entries()) {
      for (const card of cards) state.receive(seat, card);
      if (cards.length > 0) continue;
      state.places[seat] = 1;
      state.safe += 1;
    }
    const held = new Set(hands.flat());
    const laid = this.#cards.flatMap((cards) => cards.filter((card) => !held.has(card)));
    for (let at = 0; at + 1 < laid.length; at += 2) state.layDown(0, laid[at], laid[at + 1]);
    state.phase = TAKE;
    state.turn = 0;
    state.target = hands.findIndex((cards, seat) => seat > 0 && cards.length > 0);
  }

  /** The set of seats that holds each kind. The odd kind gets a set of odd size. */
  #setsByKind(counts: readonly number[]): number[] {
    const sets = counts.flatMap((count, set) => Array.from({ length: count }, () => set));
    const odd = sets.filter(isOdd);
    const even = sets.filter((set) => !isOdd(set));
    return this.#cards.map(({ length }) => (length % 2 === 1 ? odd.pop() : even.pop()) ?? 0);
  }

  #handsOf(sets: readonly number[]): Card[][] {
    const hands: Card[][] = Array.from({ length: this.#rules.seats }, () => []);
    for (const [kind, set] of sets.entries()) {
      let used = 0;
      for (const [seat, hand] of hands.entries()) if ((set >> seat) & 1) hand.push(this.#cards[kind][used++]);
    }
    return hands;
  }

  /** Dealt hands, one example for each way in which kinds can remain once all pairs are laid down. */
  *everyDeal(): Generator<Card[][]> {
    const oddKind = this.#cards.findIndex(({ length }) => length % 2 === 1);
    for (const even of this.#multisets(this.#cards.length - 1, 0)) {
      for (let odd = 1; odd < this.#sets; odd++) {
        if (!isOdd(odd) || sizeOf(odd) > this.#cards[oddKind].length) continue;
        const sets = this.#cards.map((_, kind) =>
          kind === oddKind ? odd : (even[kind - (kind > oddKind ? 1 : 0)] ?? 0),
        );
        const hands = this.#filledUp(sets);
        if (hands !== null) yield hands;
      }
    }
  }

  /** Every choice of sets of even size for this many kinds, in ascending order. */
  *#multisets(kinds: number, from: number): Generator<number[]> {
    if (kinds === 0) {
      yield [];
      return;
    }
    const most = this.#cards.reduce((least, { length }) => Math.max(least, length), 0);
    for (let set = from; set < this.#sets; set++) {
      if (isOdd(set) || sizeOf(set) > most) continue;
      for (const rest of this.#multisets(kinds - 1, set)) yield [set, ...rest];
    }
  }

  /** Deals all other cards as pairs; null if the hands cannot get their sizes. */
  #filledUp(sets: readonly number[]): Card[][] | null {
    const { seats, pack } = this.#rules;
    const hands = this.#handsOf(sets);
    const pairs = this.#cards.flatMap((cards, kind) => cards.slice(sizeOf(sets[kind])));
    for (const [seat, hand] of hands.entries()) {
      const size = Math.ceil((pack.length - seat) / seats);
      if (hand.length > size || (size - hand.length) % 2 === 1) return null;
      hand.push(...pairs.splice(0, size - hand.length));
    }
    return hands;
  }

  /** The kinds of which a hand holds an odd number. */
  kindsLeftOf(hand: readonly Card[]): ReadonlySet<number> {
    const left = new Set<number>();
    for (const card of hand) {
      const kind = this.#rules.kinds[card];
      if (!left.delete(kind)) left.add(kind);
    }
    return left;
  }
}

const sizeOf = (set: number): number => set.toString(2).replaceAll('0', '').length;
const isOdd = (set: number): boolean => sizeOf(set) % 2 === 1;
