import { type Card, type Pack, RANK_COUNT, type Rank, rankOf, type Seat } from '@shoal/core';
import { joined, oneCard, type Suits } from './suits.ts';

export const ASK = 0;
export const FISH = 1;
export const OVER = 2;

/** What a seat has asked for that fishes without asking (R4). */
export const NOTHING_ASKED = -1;

/** Where the cards of one rank in one hand stand in `hands` and `laid`: a row for each rank, a column for each seat. */
export const slotOf = (seat: Seat, rank: number): number => (rank << 3) | seat;
export const seatIn = (slot: number): Seat => slot & 7;
export const rankIn = (slot: number): Rank => (slot >> 3) as Rank;

/** Two more rows of `hands`: the set of ranks that each seat holds, and the number of books it has laid down. */
const HELD = slotOf(0, RANK_COUNT);
const BOOKS = slotOf(0, RANK_COUNT + 1);
const SLOTS = slotOf(0, RANK_COUNT + 2);

/**
 * The state of a game. Fields set by the constructor are only declared: a field that is defined as
 * undefined first is checked at every read.
 */
export class GoFishState {
  /** One block of memory under all the arrays, so that a copy is one call. */
  declare private readonly bytes: Uint8Array;
  declare readonly hands: Uint16Array;
  /** Books laid down, by seat and rank. */
  declare readonly laid: Uint8Array;
  /** The shuffled pack, top first; what is left from `next` on is the stock. */
  declare readonly pack: Uint8Array;

  next = 0;
  turn: Seat = 0;
  phase = ASK;
  /** What was asked, and of whom: meaningful while the asker is to fish. */
  asked: Rank | typeof NOTHING_ASKED = NOTHING_ASKED;
  askedOf: Seat = 0;
  /** Seats that hold cards, as a set of bits. */
  holders = 0;
  /** Asks since the last card drawn or book laid down (R14). */
  fruitlessAsks = 0;

  constructor(pack: Pack) {
    const buffer = new ArrayBuffer(SLOTS * 2 + HELD + pack.length);
    this.bytes = new Uint8Array(buffer);
    this.hands = new Uint16Array(buffer, 0, SLOTS);
    this.laid = new Uint8Array(buffer, SLOTS * 2, HELD);
    this.pack = new Uint8Array(buffer, SLOTS * 2 + HELD, pack.length);
    this.pack.set(pack);
  }

  get stockSize(): number {
    return this.pack.length - this.next;
  }

  /** The ranks that a seat holds, as a set of bits. */
  heldBy(seat: Seat): number {
    return this.hands[HELD + seat];
  }

  booksOf(seat: Seat): number {
    return this.hands[BOOKS + seat];
  }

  /** Adds one card to a hand; returns all that the hand now holds of its rank. */
  receive(seat: Seat, card: Card): Suits {
    const rank = rankOf(card);
    this.hands[HELD + seat] |= 1 << rank;
    this.holders |= 1 << seat;
    return this.join(slotOf(seat, rank), oneCard(card));
  }

  /** Adds cards of a rank that the hand holds; returns all that it now holds of it. */
  join(slot: number, cards: Suits): Suits {
    const suits = joined(this.hands[slot], cards);
    this.hands[slot] = suits;
    return suits;
  }

  /** Leaves a hand with these cards of a rank, or none, after some were taken. */
  keep(seat: Seat, rank: Rank, suits: Suits): void {
    this.hands[slotOf(seat, rank)] = suits;
    if (suits !== 0) return;
    const held = this.heldBy(seat) & ~(1 << rank);
    this.hands[HELD + seat] = held;
    if (held === 0) this.holders &= ~(1 << seat);
  }

  /** Lays a book of a rank down in front of its seat. */
  layDown(seat: Seat, rank: Rank, book: Suits): void {
    const slot = slotOf(seat, rank);
    this.laid[slot] = joined(this.laid[slot], book);
    this.hands[BOOKS + seat] += 1;
  }

  copyFrom(other: GoFishState): void {
    this.bytes.set(other.bytes);
    this.next = other.next;
    this.turn = other.turn;
    this.phase = other.phase;
    this.asked = other.asked;
    this.askedOf = other.askedOf;
    this.holders = other.holders;
    this.fruitlessAsks = other.fruitlessAsks;
  }
}
