import type { Seat } from '../cards/kind.ts';
import type { MatchRules } from '../game/game.ts';
import { hasOnly, isCount, isObject } from '../json/json.ts';
import { placesOf, winnersOf } from '../rules/places.ts';
import type { Result } from '../rules/rules.ts';

/** How a match ends: after a number of deals, or when a seat reaches a total. */
export type MatchGoal =
  | { readonly type: 'best-of'; readonly deals: number }
  | { readonly type: 'target'; readonly total: number };

export function isMatchGoal(json: unknown): json is MatchGoal {
  if (!isObject(json)) return false;
  const { type, deals, total } = json;
  if (type === 'best-of') return hasOnly(json, ['type', 'deals']) && isCount(deals) && deals > 0;
  return type === 'target' && hasOnly(json, ['type', 'total']) && isCount(total) && total > 0;
}

/** The score of several deals, and the seat that acts first in the next. Each deal is a table of its own. */
export class MatchScore<O extends object> {
  readonly seats: number;
  readonly goal: MatchGoal;
  readonly #rules: MatchRules<O>;
  readonly #totals: number[];
  readonly #beginner: Seat;
  #deals = 0;

  /** The seat that begins is 0, unless an earlier match moved the deal on. */
  constructor(rules: MatchRules<O>, seats: number, goal: MatchGoal, beginner: Seat = 0) {
    this.seats = seats;
    this.#beginner = beginner;
    this.goal = goal;
    this.#rules = rules;
    this.#totals = Array.from({ length: seats }, () => 0);
  }

  /** Deals played so far. */
  get deals(): number {
    return this.#deals;
  }

  /** The deal moves one seat clockwise each time. */
  get firstSeat(): Seat {
    return (this.#beginner + this.#deals) % this.seats;
  }

  /** Deals won, or points towards the target, of each seat. */
  get totals(): readonly number[] {
    return this.#totals;
  }

  get isOver(): boolean {
    if (this.goal.type === 'best-of') return this.#deals >= this.goal.deals;
    return Math.max(...this.#totals) >= this.goal.total;
  }

  get places(): readonly number[] {
    return placesOf(this.seats, (a, b) => this.#totals[a] > this.#totals[b]);
  }

  /** The winners; none before the end. Equal totals share the win. */
  get winners(): readonly Seat[] {
    return this.isOver ? winnersOf(this.places) : [];
  }

  /** Counts a finished deal. */
  score(result: Result): void {
    const gains = this.goal.type === 'best-of' ? dealsWon(result) : this.#rules.points(result);
    for (const [seat, gain] of gains.entries()) this.#totals[seat] += gain;
    this.#deals += 1;
  }
}

const dealsWon = ({ places }: Result): number[] => places.map((place) => (place === 1 ? 1 : 0));
