import { type Action, type CommonOptions, MatchScore, type Result, type Seat, seedOfDeal } from '@shoal/core';
import { type BotOrder, orderFor } from './bot-order.ts';
import { type Deal, newDeal } from './deal.ts';
import type { SittingEntry } from './sitting-entry.ts';
import type { SittingPlan } from './sitting-plan.ts';

/** What a sitting needs of the world around it. */
export interface Surrounding {
  /** A seed that nobody can foretell. */
  freshSeed(): string;
  /** Called before a change can be seen; whoever has returned from it has kept the entry. */
  keep(entry: SittingEntry): void;
}

interface Taken {
  readonly seat: Seat;
  readonly action: Action;
  /** Was there anything else to do? */
  readonly isFree: boolean;
}

/** One or more deals at one device, with the score between them. */
export class Sitting {
  readonly plan: SittingPlan;
  readonly match: MatchScore<CommonOptions>;
  readonly #surrounding: Surrounding;
  #deal: Deal;
  #taken: Taken[] = [];
  #undone = 0;

  private constructor(plan: SittingPlan, surrounding: Surrounding, first: DealEntry) {
    const { game, seats } = plan.plan;
    this.plan = plan;
    // Without a goal nothing ends the score but the people.
    this.match = new MatchScore(game.match, seats, plan.goal ?? { type: 'best-of', deals: Number.POSITIVE_INFINITY });
    this.#surrounding = surrounding;
    this.#deal = newDeal(plan.plan, plan.players, first.seed, first.firstSeat);
  }

  /** Deals the first cards. */
  static begin(plan: SittingPlan, surrounding: Surrounding): Sitting {
    const seed = plan.seed === null ? surrounding.freshSeed() : firstSeed(plan, plan.seed);
    const first: DealEntry = { type: 'deal', seed, firstSeat: 0 };
    surrounding.keep(first);
    return new Sitting(plan, surrounding, first);
  }

  /** Goes on from what was kept; null when the entries do not belong together. */
  static resume(plan: SittingPlan, entries: readonly SittingEntry[], surrounding: Surrounding): Sitting | null {
    const [first, ...rest] = entries;
    if (first?.type !== 'deal' || first.firstSeat !== 0) return null;
    const sitting = new Sitting(plan, surrounding, first);
    return rest.every((entry) => sitting.#repeat(entry)) ? sitting : null;
  }

  get deal(): Deal {
    return this.#deal;
  }

  /** Counted from 1. */
  get dealNumber(): number {
    return this.match.deals + (this.result === null ? 1 : 0);
  }

  /** The result of the deal; null while it goes on. */
  get result(): Result | null {
    return this.#deal.table.result;
  }

  /** Is there nothing left to play, unless people want another deal? */
  get isOver(): boolean {
    return this.result !== null && (this.plan.goal === null || this.#isDecided);
  }

  /** Has the match come to its goal? */
  get #isDecided(): boolean {
    return this.plan.goal !== null && this.match.isOver;
  }

  /** How often something was taken back in this deal. */
  get undone(): number {
    return this.#undone;
  }

  /** Why the seat may not do this; null when it is kept and done. */
  act(seat: Seat, action: Action): string | null {
    const refusal = this.#deal.table.whyNot(seat, action);
    if (refusal !== null) return refusal;
    this.#surrounding.keep({ type: 'act', seat, action });
    this.#take(seat, action);
    return null;
  }

  /** What the bot that has the turn is asked; null when a person has it, or nobody. */
  get order(): BotOrder | null {
    const { table, players } = this.#deal;
    const bot = table.turn === null ? null : players[table.turn].bot;
    return table.turn === null || bot === null ? null : orderFor(this.#deal, table.turn, bot, this.#taken.length);
  }

  /** May the seat take back its last choice? Only against bots, before the end, and never in a daily deal. */
  canUndo(seat: Seat): boolean {
    const people = this.plan.players.filter(({ bot }) => bot === null).length;
    return people === 1 && this.result === null && this.plan.daily === null && this.#lastChoice(seat) >= 0;
  }

  /** Does nothing where nothing can be taken back. */
  undo(seat: Seat): void {
    if (!this.canUndo(seat)) return;
    const actions = this.#lastChoice(seat);
    this.#surrounding.keep({ type: 'undo', actions });
    this.#cutTo(actions);
  }

  /** Deals anew: the first seat moves on and the score is kept. */
  nextDeal(): void {
    const { seed } = this.plan;
    const next = seed === null ? this.#surrounding.freshSeed() : seedOfDeal(seed, this.match.deals);
    const entry: DealEntry = { type: 'deal', seed: next, firstSeat: this.match.firstSeat };
    this.#surrounding.keep(entry);
    this.#start(entry);
  }

  #start({ seed, firstSeat }: DealEntry): void {
    this.#deal = newDeal(this.plan.plan, this.plan.players, seed, firstSeat);
    this.#taken = [];
    this.#undone = 0;
  }

  #take(seat: Seat, action: Action): void {
    const { table } = this.#deal;
    this.#taken.push({ seat, action, isFree: table.view(seat).legal.length > 1 });
    table.act(seat, action);
    if (table.result !== null) this.match.score(table.result);
  }

  /** The last thing that a seat chose where it had a choice, or -1. */
  #lastChoice(seat: Seat): number {
    return this.#taken.findLastIndex((taken) => taken.seat === seat && taken.isFree);
  }

  /** A state is never undone: the deal is played again up to there. */
  #cutTo(actions: number): void {
    const kept = this.#taken.slice(0, actions);
    const { seed, table } = this.#deal;
    const undone = this.#undone + 1;
    this.#start({ type: 'deal', seed, firstSeat: table.firstSeat });
    for (const { seat, action } of kept) this.#take(seat, action);
    this.#undone = undone;
  }

  /** Does what was kept; false when that cannot have been. */
  #repeat(entry: SittingEntry): boolean {
    switch (entry.type) {
      case 'deal':
        if (this.result === null || this.#isDecided || entry.firstSeat !== this.match.firstSeat) return false;
        this.#start(entry);
        return true;
      case 'act':
        if (this.#deal.table.whyNot(entry.seat, entry.action) !== null) return false;
        this.#take(entry.seat, entry.action);
        return true;
      case 'undo':
        if (this.result !== null || entry.actions < 0 || entry.actions >= this.#taken.length) return false;
        this.#cutTo(entry.actions);
        return true;
    }
  }
}

type DealEntry = Extract<SittingEntry, { type: 'deal' }>;

/** A single game is dealt from the seed itself, as `--seed` promises. */
const firstSeed = ({ goal }: SittingPlan, seed: string): string => (goal === null ? seed : seedOfDeal(seed, 0));
