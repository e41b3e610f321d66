import type { Card, Pack, Seat } from '@shoal/core';

export const TAKE = 0;
export const OVER = 1;

export const NO_CARD = -1;

const KIND_BITS = 5;

/** Where a kind of card in one hand stands in `spots`. */
const slotOf = (seat: Seat, kind: number): number => (seat << KIND_BITS) | kind;

/**
 * The state of a game. Fields set by the constructor are only declared: a field that is defined as
 * undefined first is checked at every read.
 */
export class OldMaidState {
  /** One block of memory under all the arrays, so that a copy is one call. */
  declare private readonly bytes: Uint8Array;
  /** The kind of each face, for cards of one kind make pairs; no hand holds two of a kind. */
  declare private readonly kinds: Uint8Array;
  /** The cards of each hand, as many as its size says, in an order that means nothing (R42). */
  declare readonly hands: readonly Uint8Array[];
  declare readonly sizes: Uint8Array;
  /** Where in its hand a card of each kind lies, counted from 1; 0 when the hand holds none. */
  declare private readonly spots: Uint8Array;
  /** The cards laid down, two by two, and who laid down each pair. */
  declare readonly laid: Uint8Array;
  declare readonly laidBy: Uint8Array;
  /** Place of each seat that is safe; 0 while it holds cards. */
  declare readonly places: Uint8Array;
  declare readonly pack: Uint8Array;

  /** The card taken out of the pack. */
  setAside: Card | typeof NO_CARD = NO_CARD;
  turn: Seat = 0;
  /** Whom the seat to act takes from. */
  target: Seat = 0;
  phase = TAKE;
  /** Pairs laid down so far. */
  pairs = 0;
  takes = 0;
  /** Takes since the last pair (R45). */
  fruitlessTakes = 0;
  /** Seats that hold cards, as a set of bits. */
  holders = 0;
  /** How many seats are safe. */
  safe = 0;

  constructor(seats: number, pack: Pack, kinds: Uint8Array, kindCount: number) {
    const pairs = pack.length >> 1;
    const lengths = [seats * kindCount, seats, seats << KIND_BITS, pairs * 2, pairs, seats, pack.length];
    const buffer = new ArrayBuffer(lengths.reduce((sum, length) => sum + length, 0));
    let from = 0;
    const [cards, sizes, spots, laid, laidBy, places, order] = lengths.map((length) => {
      from += length;
      return new Uint8Array(buffer, from - length, length);
    });
    this.bytes = new Uint8Array(buffer);
    this.kinds = kinds;
    this.hands = Array.from(sizes, (_, seat) => cards.subarray(seat * kindCount, (seat + 1) * kindCount));
    this.sizes = sizes;
    this.spots = spots;
    this.laid = laid;
    this.laidBy = laidBy;
    this.places = places;
    this.pack = order;
    this.pack.set(pack);
  }

  /** Adds a card to a hand that holds none of its kind. */
  receive(seat: Seat, card: Card): void {
    const at = this.sizes[seat];
    this.hands[seat][at] = card;
    this.spots[slotOf(seat, this.kinds[card])] = at + 1;
    this.sizes[seat] = at + 1;
    this.holders |= 1 << seat;
  }

  /** Takes the card at a place out of a hand; the last card of the hand moves there. */
  release(seat: Seat, at: number): Card {
    const hand = this.hands[seat];
    const card = hand[at] as Card;
    const last = this.sizes[seat] - 1;
    const moved = hand[last];
    hand[at] = moved;
    this.spots[slotOf(seat, this.kinds[moved])] = at + 1;
    this.spots[slotOf(seat, this.kinds[card])] = 0;
    this.sizes[seat] = last;
    if (last === 0) this.holders &= ~(1 << seat);
    return card;
  }

  /** Where in a hand the mate of a card lies; below 0 when the hand holds none. */
  mateAt(seat: Seat, card: Card): number {
    return this.spots[slotOf(seat, this.kinds[card])] - 1;
  }

  layDown(seat: Seat, first: Card, second: Card): void {
    const at = this.pairs++;
    this.laid[at * 2] = first;
    this.laid[at * 2 + 1] = second;
    this.laidBy[at] = seat;
  }

  copyFrom(other: OldMaidState): void {
    this.bytes.set(other.bytes);
    this.setAside = other.setAside;
    this.turn = other.turn;
    this.target = other.target;
    this.phase = other.phase;
    this.pairs = other.pairs;
    this.takes = other.takes;
    this.fruitlessTakes = other.fruitlessTakes;
    this.holders = other.holders;
    this.safe = other.safe;
  }
}
