import { type EventLog, type QuickLevel, RANK_COUNT, rankOf, type Seat, type SeatKnowledge } from '@shoal/core';
import type { GoFishRules } from '../rules/rules.ts';
import { FISH, type GoFishState, slotOf } from '../rules/state.ts';
import { cardCount } from '../rules/suits.ts';
import type { GoFishEvent, GoFishView } from '../rules/vocabulary.ts';
import { GoFishCommonKnowledge } from './common-knowledge.ts';
import { applyLog, readEvents } from './reading.ts';

/** A seat that misses certain hits this often remembers nothing. */
const CARELESS = 0.5;

/** What the seat to act knows of a Go Fish table. */
export class GoFishSeatKnowledge implements SeatKnowledge {
  readonly #rules: GoFishRules;
  seat: Seat = 0;
  mustFish = false;
  /** How many cards of each rank the seat holds. */
  readonly own = new Uint8Array(RANK_COUNT);
  /** The ranks it holds, and the seats it may ask, as sets of bits. */
  held = 0;
  targets = 0;
  /** What everyone knows of all hands, its own included. */
  readonly common: GoFishCommonKnowledge;

  constructor(rules: GoFishRules) {
    this.#rules = rules;
    this.common = new GoFishCommonKnowledge(rules);
  }

  clear(): void {
    this.common.clear();
  }

  copyFrom(other: GoFishSeatKnowledge): void {
    this.seat = other.seat;
    this.mustFish = other.mustFish;
    this.own.set(other.own);
    this.held = other.held;
    this.targets = other.targets;
    this.common.copyFrom(other.common);
  }

  apply(log: EventLog): void {
    applyLog(this.common, log);
  }

  observe(state: GoFishState): void {
    this.seat = state.turn;
    this.mustFish = state.phase === FISH;
    this.held = state.heldBy(state.turn);
    this.targets = this.#rules.targets(state);
    for (let rank = 0; rank < RANK_COUNT; rank++) this.own[rank] = cardCount(state.hands[slotOf(state.turn, rank)]);
  }

  rebuild(view: GoFishView, log: readonly GoFishEvent[]): void {
    this.seat = view.seat ?? view.turn ?? 0;
    this.mustFish = view.phase === 'fish';
    this.held = 0;
    this.own.fill(0);
    for (const card of view.hand) {
      this.held |= 1 << rankOf(card);
      this.own[rankOf(card)] += 1;
    }
    this.targets = 0;
    view.handSizes.forEach((size, seat) => {
      if (size > 0 && seat !== this.seat) this.targets |= 1 << seat;
    });
    readEvents(this.common, view, log);
  }

  likelyLevel(seat: Seat): QuickLevel {
    return this.common.careless[seat] > CARELESS ? 'minnow' : 'dolphin';
  }
}
