import type { Card, Seat } from '@shoal/core';
import { placeOf, wordOf } from '../rules/state.ts';

/** The most groups of cards per seat. Beyond that the two newest merge and keep what both exclude. */
export const GROUP_LIMIT = 8;

/** Where a seat's groups stand. */
export const groupsOf = (seat: Seat): number => seat * GROUP_LIMIT;

/**
 * What cards in hand cannot be. A seat's cards are groups, oldest first, each with the faces it excludes and how many
 * of its cards are known not to be wild. An older group excludes all that a newer one does, and maybe more.
 */
export class Exclusions {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly count: Uint8Array;
  readonly notWild: Uint8Array;
  /** How many of those are unlikely to be wild, since their seat drew while holding them. */
  readonly hardlyWild: Uint8Array;
  /** How many groups each seat has. */
  readonly groups: Uint8Array;

  constructor(seats: number) {
    this.low = new Int32Array(seats * GROUP_LIMIT);
    this.high = new Int32Array(seats * GROUP_LIMIT);
    this.count = new Uint8Array(seats * GROUP_LIMIT);
    this.notWild = new Uint8Array(seats * GROUP_LIMIT);
    this.hardlyWild = new Uint8Array(seats * GROUP_LIMIT);
    this.groups = new Uint8Array(seats);
  }

  clear(): void {
    this.low.fill(0);
    this.high.fill(0);
    this.count.fill(0);
    this.notWild.fill(0);
    this.hardlyWild.fill(0);
    this.groups.fill(0);
  }

  copyFrom(other: Exclusions): void {
    this.low.set(other.low);
    this.high.set(other.high);
    this.count.set(other.count);
    this.notWild.set(other.notWild);
    this.hardlyWild.set(other.hardlyWild);
    this.groups.set(other.groups);
  }

  /** Adds unknown cards to a hand. */
  receive(seat: Seat, cards: number): void {
    const first = groupsOf(seat);
    const newest = first + this.groups[seat] - 1;
    if (newest >= first && (this.low[newest] | this.high[newest]) === 0) this.count[newest] += cards;
    else this.append(seat, cards);
  }

  private append(seat: Seat, cards: number): void {
    if (this.groups[seat] === GROUP_LIMIT) this.joinNewest(seat);
    this.write(groupsOf(seat) + this.groups[seat]++, 0, 0, cards, 0, 0);
  }

  private joinNewest(seat: Seat): void {
    const newest = groupsOf(seat) + --this.groups[seat];
    const older = newest - 1;
    this.low[older] &= this.low[newest];
    this.high[older] &= this.high[newest];
    this.count[older] += this.count[newest];
    this.notWild[older] += this.notWild[newest];
    this.hardlyWild[older] += this.hardlyWild[newest];
    this.wipe(newest);
  }

  /** Excludes faces from all cards of a seat. Groups that now exclude the same faces merge. */
  exclude(seat: Seat, low: number, high: number): void {
    const first = groupsOf(seat);
    const end = first + this.groups[seat];
    let last = first;
    for (let at = first; at < end; at++) {
      const lows = this.low[at] | low;
      const highs = this.high[at] | high;
      if (last > first && this.low[last - 1] === lows && this.high[last - 1] === highs) {
        this.count[last - 1] += this.count[at];
        this.notWild[last - 1] += this.notWild[at];
        this.hardlyWild[last - 1] += this.hardlyWild[at];
      } else {
        this.write(last++, lows, highs, this.count[at], this.notWild[at], this.hardlyWild[at]);
      }
    }
    for (let at = last; at < end; at++) this.wipe(at);
    this.groups[seat] = last - first;
  }

  private write(at: number, low: number, high: number, count: number, notWild: number, hardlyWild: number): void {
    this.low[at] = low;
    this.high[at] = high;
    this.count[at] = count;
    this.notWild[at] = notWild;
    this.hardlyWild[at] = hardlyWild;
  }

  private wipe(at: number): void {
    this.write(at, 0, 0, 0, 0, 0);
  }

  /** Records that no card of a seat is wild. */
  excludeWild(seat: Seat): void {
    const first = groupsOf(seat);
    for (let at = first + this.groups[seat] - 1; at >= first; at--) this.notWild[at] = this.count[at];
  }

  /** Records that a seat draws, though it could have played any wild card it holds. */
  doubtWild(seat: Seat): void {
    const first = groupsOf(seat);
    for (let at = first + this.groups[seat] - 1; at >= first; at--) this.hardlyWild[at] = this.count[at];
  }

  /** Records that the newest card is not wild. */
  lastIsNotWild(seat: Seat): void {
    const newest = groupsOf(seat) + this.groups[seat] - 1;
    if (this.groups[seat] > 0 && this.notWild[newest] < this.count[newest]) this.notWild[newest] += 1;
  }

  /** Forgets the cards of a seat. */
  forget(seat: Seat): void {
    const first = groupsOf(seat);
    for (let at = first; at < first + this.groups[seat]; at++) this.wipe(at);
    this.groups[seat] = 0;
  }

  /** Removes a card from the oldest group that could hold it, since that group excludes most. */
  release(seat: Seat, card: Card): void {
    const at = this.oldest(seat, card, 0);
    if (at < 0) return;
    if (this.notWild[at] > 0) this.notWild[at] -= 1;
    else this.doubtNewer(seat, at);
    if (this.hardlyWild[at] > 0) this.hardlyWild[at] -= 1;
    this.shrink(seat, at);
  }

  releaseWild(seat: Seat, card: Card): void {
    const at = this.oldest(seat, card, 1);
    if (at >= 0) this.shrink(seat, at);
  }

  /** The oldest group that a card can come from; for a wild card, one with a card that may be wild. */
  private oldest(seat: Seat, card: Card, wilds: number): number {
    const masks = wordOf(card) === 0 ? this.low : this.high;
    const place = placeOf(card);
    const first = groupsOf(seat);
    const end = first + this.groups[seat];
    for (let at = first; at < end; at++) {
      if (((masks[at] >> place) & 1) === 0 && this.count[at] - wilds >= this.notWild[at] * wilds) return at;
    }
    return -1;
  }

  /** The card may have come from a newer group: that group has one sure natural card fewer. */
  private doubtNewer(seat: Seat, at: number): void {
    const end = groupsOf(seat) + this.groups[seat];
    for (let newer = at + 1; newer < end; newer++) if (this.notWild[newer] > 0) this.notWild[newer] -= 1;
  }

  private shrink(seat: Seat, at: number): void {
    this.count[at] -= 1;
    if (this.hardlyWild[at] > this.count[at]) this.hardlyWild[at] = this.count[at];
    if (this.count[at] > 0) return;
    const end = groupsOf(seat) + this.groups[seat];
    for (let to = at + 1; to < end; to++) {
      this.write(to - 1, this.low[to], this.high[to], this.count[to], this.notWild[to], this.hardlyWild[to]);
    }
    this.wipe(end - 1);
    this.groups[seat] -= 1;
  }
}
