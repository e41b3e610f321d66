import { type Card, RANK_COUNT, type Rank, rankOf } from '../../engine/card.ts';
import type { Seat } from '../../engine/kind.ts';
import type { Pack } from '../../engine/pack.ts';
import { joined, oneCard, type Suits } from './suits.ts';

export const ASK = 0;
export const FISH = 1;
export const OVER = 2;

/** What a seat has asked for that fishes without asking (R4). */
export const NOTHING_ASKED = -1;

/** A hand is a row of sixteen: suits by rank, then the set of ranks held, then the number of books laid down. */
const ROW = 16;
const HELD = RANK_COUNT;
const BOOKS = RANK_COUNT + 1;

/** Where the cards of one rank stand in `hands` and `laid`. */
export const slotOf = (seat: Seat, rank: number): number => (seat << 4) + rank;

/** Everything about a game in progress. */
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

  constructor(seats: number, pack: Pack) {
    const slots = seats * ROW;
    const buffer = new ArrayBuffer(slots * 3 + pack.length);
    this.bytes = new Uint8Array(buffer);
    this.hands = new Uint16Array(buffer, 0, slots);
    this.laid = new Uint8Array(buffer, slots * 2, slots);
    this.pack = new Uint8Array(buffer, slots * 3, pack.length);
    this.pack.set(pack);
  }

  get stockSize(): number {
    return this.pack.length - this.next;
  }

  /** The ranks that a seat holds, as a set of bits. */
  heldBy(seat: Seat): number {
    return this.hands[slotOf(seat, HELD)];
  }

  booksOf(seat: Seat): number {
    return this.hands[slotOf(seat, BOOKS)];
  }

  /** Adds one card to a hand; returns all that the hand now holds of its rank. */
  receive(seat: Seat, card: Card): Suits {
    const rank = rankOf(card);
    const slot = slotOf(seat, rank);
    const suits = joined(this.hands[slot], oneCard(card));
    this.hands[slot] = suits;
    this.hands[slotOf(seat, HELD)] |= 1 << rank;
    this.holders |= 1 << seat;
    return suits;
  }

  /** Leaves a hand with these cards of a rank, or none, after some were taken. */
  keep(seat: Seat, rank: Rank, suits: Suits): void {
    this.hands[slotOf(seat, rank)] = suits;
    if (suits !== 0) return;
    const held = this.heldBy(seat) & ~(1 << rank);
    this.hands[slotOf(seat, HELD)] = held;
    if (held === 0) this.holders &= ~(1 << seat);
  }

  /** Lays a book of a rank down in front of its seat. */
  layDown(seat: Seat, rank: Rank, book: Suits): void {
    const slot = slotOf(seat, rank);
    this.laid[slot] = joined(this.laid[slot], book);
    this.hands[slotOf(seat, BOOKS)] += 1;
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
