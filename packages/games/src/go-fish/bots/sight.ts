import { type EventLog, type QuickLevel, RANK_COUNT, rankOf, type Seat, type Sight } from '@shoal/core';
import type { GoFishRules } from '../rules/rules.ts';
import { FISH, type GoFishState, slotOf } from '../rules/state.ts';
import { cardCount } from '../rules/suits.ts';
import type { GoFishEvent, GoFishView } from '../rules/vocabulary.ts';
import { Knowledge } from './knowledge.ts';
import { hearWords, readEvents } from './reading.ts';

/** A seat that passes certain hits by this often does not remember what it was told. */
const CARELESS = 0.5;

/** What the seat to act knows of a Go Fish table. */
export class GoFishSight implements Sight {
  readonly #rules: GoFishRules;
  seat: Seat = 0;
  mustFish = false;
  /** How many cards of each rank the seat holds. */
  readonly own = new Uint8Array(RANK_COUNT);
  /** The ranks it holds, and the seats it may ask, as sets of bits. */
  held = 0;
  targets = 0;
  /** What everyone knows of all hands, its own included. */
  readonly known: Knowledge;

  constructor(rules: GoFishRules) {
    this.#rules = rules;
    this.known = new Knowledge(rules);
  }

  clear(): void {
    this.known.clear();
  }

  copyFrom(other: GoFishSight): void {
    this.seat = other.seat;
    this.mustFish = other.mustFish;
    this.own.set(other.own);
    this.held = other.held;
    this.targets = other.targets;
    this.known.copyFrom(other.known);
  }

  hear(log: EventLog): void {
    hearWords(this.known, log);
  }

  look(state: GoFishState): void {
    this.seat = state.turn;
    this.mustFish = state.phase === FISH;
    this.held = state.heldBy(state.turn);
    this.targets = this.#rules.targets(state);
    for (let rank = 0; rank < RANK_COUNT; rank++) this.own[rank] = cardCount(state.hands[slotOf(state.turn, rank)]);
  }

  read(view: GoFishView, log: readonly GoFishEvent[]): void {
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
    readEvents(this.known, view, log);
  }

  seems(seat: Seat): QuickLevel {
    return this.known.careless[seat] > CARELESS ? 'minnow' : 'dolphin';
  }
}
