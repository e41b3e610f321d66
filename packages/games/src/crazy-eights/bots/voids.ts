import { countBits, type Seat } from '@shoal/core';
import type { CrazyEightsRules } from '../rules/rules.ts';
import { GROUP_LIMIT, groupsOf } from './exclusions.ts';
import { RANK_HIGH, RANK_LOW } from './faces.ts';
import type { CrazyEightsSeatKnowledge } from './seat-knowledge.ts';

const NOBODY = -1;

/** How likely another seat is to have nothing to play. */
export class Voids {
  readonly #matching: Int32Array;
  readonly #wildLow: number;
  readonly #wildHigh: number;
  /** The seat in question, and the unseen cards that fit each group of its cards. */
  #seat = NOBODY;
  #groups = 0;
  readonly #possible = new Int32Array(GROUP_LIMIT * 4);
  readonly #all = new Uint8Array(GROUP_LIMIT);
  readonly #wilds = new Uint8Array(GROUP_LIMIT);

  constructor(rules: CrazyEightsRules) {
    this.#matching = rules.choices.matching;
    this.#wildLow = RANK_LOW[rules.wild];
    this.#wildHigh = RANK_HIGH[rules.wild];
  }

  /** Starts a new decision. */
  begin(): void {
    this.#seat = NOBODY;
  }

  /** The chance that a seat holds neither a match of this face nor a wild card. */
  stuck(knowledge: CrazyEightsSeatKnowledge, seat: Seat, wanted: number): number {
    if (seat !== this.#seat) this.#lookAt(knowledge, seat);
    const low = this.#matching[wanted << 1];
    const high = this.#matching[(wanted << 1) + 1];
    const { known } = knowledge.common;
    if ((known[seat * 2] & (low | this.#wildLow)) | (known[seat * 2 + 1] & (high | this.#wildHigh))) return 0;
    const { count, hardlyWild } = knowledge.common.exclusions;
    const first = groupsOf(seat);
    let chance = 1;
    for (let group = 0; group < this.#groups; group++) {
      const tame = hardlyWild[first + group];
      const all = this.#all[group];
      const wilds = this.#wilds[group];
      const others = all - wilds - this.#matches(group, low, high);
      chance *= without(all - wilds, others, tame) * without(all, others, count[first + group] - tame);
    }
    return chance;
  }

  #matches(group: number, low: number, high: number): number {
    const possible = this.#possible;
    const at = group << 2;
    const first = countBits(possible[at] & low) + countBits(possible[at + 1] & high);
    if ((possible[at + 2] | possible[at + 3]) === 0) return first;
    return first + countBits(possible[at + 2] & low) + countBits(possible[at + 3] & high);
  }

  #lookAt({ common, unseen }: CrazyEightsSeatKnowledge, seat: Seat): void {
    const { low, high, groups } = common.exclusions;
    const possible = this.#possible;
    const first = groupsOf(seat);
    this.#seat = seat;
    this.#groups = groups[seat];
    for (let group = 0; group < this.#groups; group++) {
      const at = group << 2;
      possible[at] = unseen[0] & ~low[first + group];
      possible[at + 1] = unseen[1] & ~high[first + group];
      possible[at + 2] = unseen[2] & ~low[first + group];
      possible[at + 3] = unseen[3] & ~high[first + group];
      this.#all[group] = this.#matches(group, -1, -1);
      this.#wilds[group] = this.#matches(group, this.#wildLow, this.#wildHigh);
    }
  }
}

/** The chance that `cards` cards, drawn without replacement, are all among these. */
function without(all: number, these: number, cards: number): number {
  let chance = 1;
  for (let i = 0; i < cards && i < all; i++) {
    if (these <= i) return 0;
    chance *= (these - i) / (all - i);
  }
  return chance;
}
