import { lowestBit, RANK_COUNT, RANKS, type Rank, rankOf, type Seat } from '@shoal/core';
import type { GoFishRules } from '../rules/rules.ts';
import { rankIn, seatIn, slotOf } from '../rules/state.ts';

const SEATS = slotOf(0, 1);
const SLOTS = slotOf(0, RANK_COUNT);
/** More cards of one rank than any hand gains at once: a deal or a refill reveals no number. */
const ANY_NUMBER = 255;

/** The public counts of a table: hand sizes, books, cards of each rank not laid down, the stock. */
export interface Standing {
  readonly sizes: readonly number[];
  readonly books: readonly number[];
  readonly left: readonly number[];
  readonly stock: number;
}

/**
 * What everyone knows about all hands from public events. A hand consists of proven cards and
 * unknown cards; a rank can only be among the unknown cards that arrived since the seat last had none of it.
 */
export class GoFishCommonKnowledge {
  readonly #rules: GoFishRules;
  readonly #givesAll: boolean;
  readonly #bookSize: number;
  readonly #seats: number;
  /** The knowledge at the start of every deal, worked out once. */
  #dealt: GoFishCommonKnowledge | null = null;
  /** How many cards of one rank the last event added to a hand. */
  #gained = ANY_NUMBER;
  /** How many cards of a rank a seat certainly holds, by slot. */
  readonly proven = new Uint8Array(SLOTS);
  /** The ranks that each seat certainly holds, as sets of bits. */
  readonly shown = new Uint16Array(SEATS);
  /** How many of the seat's unknown cards could be of that rank too, by slot. */
  readonly open = new Uint8Array(SLOTS);
  /** Like `open`, but for a seat that never misses a certain hit: what it did not ask for, it did not hold then. */
  readonly fresh = new Uint8Array(SLOTS);
  /** How often each seat took a certain hit, and how often it missed one. */
  readonly taken = new Uint16Array(SEATS);
  readonly missed = new Uint16Array(SEATS);
  /** The resulting chance that a seat misses a certain hit. */
  readonly careless = new Float64Array(SEATS);
  /** The number of asks when a slot last changed. */
  readonly toldAt = new Uint16Array(SLOTS);
  readonly sizes = new Uint8Array(SEATS);
  /** Cards in each hand that are not proven. */
  readonly unknown = new Uint8Array(SEATS);
  readonly books = new Uint8Array(SEATS);
  /** Cards of each rank in the pack, and those of them that are not laid down. */
  readonly copies: readonly number[];
  readonly left = new Uint8Array(RANK_COUNT);
  stock = 0;
  asks = 0;

  constructor(rules: GoFishRules) {
    this.#rules = rules;
    this.#givesAll = rules.options.give === 'all';
    this.#bookSize = rules.options.bookSize;
    this.#seats = rules.seats;
    this.copies = RANKS.map((rank) => rules.pack.filter((card) => rankOf(card) === rank).length);
  }

  /** How many asks ago a slot last changed. */
  age(slot: number): number {
    return this.asks - this.toldAt[slot];
  }

  /** Resets to a full deal. */
  clear(): void {
    this.copyFrom(this.#dealt ?? this.#dealAnew());
  }

  #dealAnew(): GoFishCommonKnowledge {
    const { seats, options, pack } = this.#rules;
    const sizes = Array.from({ length: seats }, () => options.handSize);
    this.#dealt = new GoFishCommonKnowledge(this.#rules);
    this.#dealt.begin({ sizes, books: [], left: this.copies, stock: pack.length - seats * options.handSize });
    return this.#dealt;
  }

  copyFrom(other: GoFishCommonKnowledge): void {
    this.proven.set(other.proven);
    this.shown.set(other.shown);
    this.open.set(other.open);
    this.fresh.set(other.fresh);
    this.taken.set(other.taken);
    this.missed.set(other.missed);
    this.careless.set(other.careless);
    this.toldAt.set(other.toldAt);
    this.sizes.set(other.sizes);
    this.unknown.set(other.unknown);
    this.books.set(other.books);
    this.left.set(other.left);
    this.stock = other.stock;
    this.asks = other.asks;
    this.#gained = other.#gained;
  }

  /** Resets to a table of which only the public counts are known. */
  begin({ sizes, books, left, stock }: Standing): void {
    this.sizes.fill(0);
    this.sizes.set(sizes);
    this.books.fill(0);
    this.books.set(books);
    this.left.set(left);
    this.stock = stock;
    this.#forget();
  }

  /** Every unknown card may be of any rank that is left. */
  #forget(): void {
    this.unknown.set(this.sizes);
    this.proven.fill(0);
    this.shown.fill(0);
    this.toldAt.fill(0);
    this.asks = 0;
    this.#gained = ANY_NUMBER;
    for (const rank of RANKS) {
      if (this.left[rank] > 0) this.open.set(this.sizes, slotOf(0, rank));
      else this.open.fill(0, slotOf(0, rank), slotOf(0, rank + 1));
    }
    this.fresh.set(this.open);
    this.taken.fill(0);
    this.missed.fill(0);
    for (let seat = 0; seat < SEATS; seat++) this.#judge(seat);
  }

  miss(seat: Seat, slot: number): void {
    this.#passBy(seat);
    this.#claim(seat, rankIn(slot));
    this.#empty(slot);
  }

  /** After a miss: the seat had no certain hit, or missed one. */
  #passBy(seat: Seat): void {
    let others = 0;
    for (let other = 0; other < this.#seats; other++) if (other !== seat) others |= this.shown[other];
    for (; others !== 0; others &= others - 1) this.fresh[slotOf(seat, lowestBit(others))] = 0;
  }

  catch(seat: Seat, slot: number, count: number): void {
    const rank = rankIn(slot);
    const target = seatIn(slot);
    if (this.proven[slot] > 0) {
      this.taken[seat] += 1;
      this.#judge(seat);
    }
    this.#claim(seat, rank);
    this.#take(target, slot, count);
    if (this.#givesAll) this.#empty(slot);
    this.toldAt[slot] = this.asks;
    this.sizes[target] -= count;
    this.#show(seat, rank, count);
    this.sizes[seat] += count;
    this.#gained = count;
  }

  fish(seat: Seat, rank: number | null): void {
    this.stock -= 1;
    this.sizes[seat] += 1;
    if (rank === null) {
      this.#hide(seat, 1);
      return;
    }
    this.#show(seat, rank, 1);
    this.toldAt[slotOf(seat, rank)] = this.asks;
    this.#gained = 1;
  }

  refill(seat: Seat, count: number): void {
    this.stock -= count;
    this.sizes[seat] += count;
    this.#hide(seat, count);
    this.#gained = ANY_NUMBER;
  }

  lay(seat: Seat, slot: number): void {
    const rank = rankIn(slot);
    this.#take(seat, slot, this.#bookSize);
    // One card short of a book plus one is exactly a book: nothing of the rank stays behind.
    if (this.#gained === 1) this.#empty(slot);
    this.toldAt[slot] = this.asks;
    this.sizes[seat] -= this.#bookSize;
    this.books[seat] += 1;
    this.left[rank] -= this.#bookSize;
    if (this.left[rank] > 0) return;
    for (let at = slotOf(0, rank), end = at + this.#seats; at < end; at++) {
      this.open[at] = 0;
      this.fresh[at] = 0;
    }
  }

  /** A missed hit counts twice as much as one taken; the prior is one in three. */
  #judge(seat: Seat): void {
    const passedBy = 2 * this.missed[seat] + 0.5;
    this.careless[seat] = passedBy / (passedBy + this.taken[seat] + 1);
  }

  /** A seat that asks for a rank holds it. */
  #claim(seat: Seat, rank: Rank): void {
    const slot = slotOf(seat, rank);
    this.asks += 1;
    this.toldAt[slot] = this.asks;
    if (this.proven[slot] > 0) return;
    this.#disclose(seat, slot, 1);
    this.#show(seat, rank, 1);
  }

  #show(seat: Seat, rank: number, count: number): void {
    this.proven[slotOf(seat, rank)] += count;
    this.shown[seat] |= 1 << rank;
  }

  /** The seat holds nothing of the rank now. */
  #empty(slot: number): void {
    this.proven[slot] = 0;
    this.shown[seatIn(slot)] &= ~(1 << rankIn(slot));
    this.open[slot] = 0;
    this.fresh[slot] = 0;
    this.toldAt[slot] = this.asks;
  }

  /** Cards of one rank leave a hand: first those that it was known to hold. */
  #take(seat: Seat, slot: number, count: number): void {
    const proven = this.proven[slot];
    this.proven[slot] = proven > count ? proven - count : 0;
    if (proven <= count) this.shown[seat] &= ~(1 << rankIn(slot));
    if (proven < count) this.#disclose(seat, slot, count - proven);
  }

  /**
   * Reveals unknown cards of a rank. They were among those that arrived since the seat had none of it,
   * and so among the open cards of every rank that the seat last lacked before then.
   */
  #disclose(seat: Seat, slot: number, count: number): void {
    const { open, fresh } = this;
    if (fresh[slot] < count) {
      this.missed[seat] += 1;
      this.#judge(seat);
    }
    const among = open[slot];
    const rest = among > count ? among - count : 0;
    this.unknown[seat] = this.unknown[seat] > count ? this.unknown[seat] - count : 0;
    for (let at = seat; at < SLOTS; at += SEATS) {
      const cards = open[at];
      if (cards >= among) open[at] = cards > count ? cards - count : 0;
      else if (cards > rest) open[at] = rest;
      if (fresh[at] > open[at]) fresh[at] = open[at];
    }
  }

  /** Cards arrive that nobody else sees. */
  #hide(seat: Seat, count: number): void {
    const { open, fresh, left } = this;
    this.unknown[seat] += count;
    for (let rank = 0, at = seat; rank < RANK_COUNT; rank++, at += SEATS) {
      if (left[rank] === 0) continue;
      open[at] += count;
      fresh[at] += count;
    }
  }
}
