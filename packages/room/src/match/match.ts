import { type Action, MatchScore, type Result, type Seat, seedOfDeal } from '@shoal/core';
import type { BotOrder } from '../orders/bot-order.ts';
import type { Fairness } from '../seal/fairness.ts';
import { type Deal, newDeal, orderFor } from './deal.ts';
import type { MatchPlan } from './match-plan.ts';
import { isPerson, type Player } from './players.ts';

/** One change of a match. A plan and its entries, in order, restore the whole match. */
export type MatchEntry =
  | DealEntry
  | ActEntry
  /** The number of actions of the deal that remain. */
  | { readonly type: 'undo'; readonly actions: number };

export interface DealEntry {
  readonly type: 'deal';
  readonly seed: string;
  readonly firstSeat: Seat;
  /** Only where several machines made the seed together. */
  readonly fairness?: Fairness;
  /** Only where other players sit down for this deal. */
  readonly players?: readonly Player[];
}

export interface ActEntry {
  readonly type: 'act';
  readonly seat: Seat;
  readonly action: Action;
  /** The command of a client on another machine, so that its retry is recognised. */
  readonly command?: string;
}

interface Taken {
  readonly seat: Seat;
  readonly action: Action;
  /** Did the seat have a choice? */
  readonly isFree: boolean;
}

/** One or more deals at one table, with the score between them. It decides; a room saves and announces its entries. */
export class Match {
  readonly plan: MatchPlan;
  readonly score: MatchScore<object>;
  readonly #entries: MatchEntry[];
  #deal: Deal;
  #taken: Taken[] = [];
  #undone = 0;

  private constructor(plan: MatchPlan, first: DealEntry) {
    const { game, seats } = plan.table;
    this.plan = plan;
    // Without a goal only people end the match.
    const goal = plan.goal ?? { type: 'best-of', deals: Number.POSITIVE_INFINITY };
    this.score = new MatchScore(game.match, seats, goal, first.firstSeat);
    this.#entries = [first];
    this.#deal = dealOf(plan, first, first.players ?? plan.players);
    this.#countIfOver();
  }

  /** Deals the first cards. */
  static begin(plan: MatchPlan, freshSeed: () => string): Match {
    const seed = plan.seed === null ? freshSeed() : firstSeed(plan, plan.seed);
    return new Match(plan, { type: 'deal', seed, firstSeat: 0 });
  }

  /** Restores a match from its entries, or returns null where they contradict each other. */
  static resume(plan: MatchPlan, entries: readonly MatchEntry[]): Match | null {
    const [first, ...rest] = entries;
    if (first?.type !== 'deal' || first.firstSeat >= plan.table.seats) return null;
    const match = new Match(plan, first);
    return rest.every((entry) => match.repeat(entry)) ? match : null;
  }

  /** All entries, oldest first. */
  get entries(): readonly MatchEntry[] {
    return this.#entries;
  }

  /** Has anybody acted? Until then the match is no loss. */
  get isBegun(): boolean {
    return this.#entries.length > 1;
  }

  get deal(): Deal {
    return this.#deal;
  }

  /** Who plays this deal. */
  get players(): readonly Player[] {
    return this.#deal.players;
  }

  /** Counted from 1. */
  get dealNumber(): number {
    return this.score.deals + (this.result === null ? 1 : 0);
  }

  get turn(): Seat | null {
    return this.#deal.table.turn;
  }

  /** The result of the deal; null while it is in progress. */
  get result(): Result | null {
    return this.#deal.table.result;
  }

  /** Is the match over, unless people want another deal? */
  get isOver(): boolean {
    return this.result !== null && (this.plan.goal === null || this.#isDecided);
  }

  /** A decided match and a daily deal have no next deal. */
  get canDealNext(): boolean {
    return this.result !== null && this.plan.daily === null && !this.#isDecided;
  }

  get #isDecided(): boolean {
    return this.plan.goal !== null && this.score.isOver;
  }

  /** How many choices of this deal were undone. */
  get undone(): number {
    return this.#undone;
  }

  /** Applies an action, or returns why it is illegal. */
  act(seat: Seat, action: Action, command?: string): string | null {
    const refusal = this.#take(seat, action);
    if (refusal !== null) return refusal;
    this.#entries.push({ type: 'act', seat, action, ...(command === undefined ? {} : { command }) });
    return null;
  }

  /** The order for the bot to act; null if a person or nobody has the turn. */
  get order(): BotOrder | null {
    const bot = this.turn === null ? null : this.players[this.turn].bot;
    return bot === null ? null : this.orderTo(bot);
  }

  /** The order for a bot to act for the seat that has the turn; null after the deal. */
  orderTo(bot: BotOrder['bot']): BotOrder | null {
    return this.turn === null ? null : orderFor(this.#deal, this.turn, bot, this.#taken.length);
  }

  /** May the seat undo its last choice? Only against bots, before the deal ends, and in neither a daily nor a sealed deal. */
  canUndo(seat: Seat): boolean {
    const people = this.players.filter(isPerson).length;
    const isKept = this.plan.daily !== null || this.#isSealed;
    return people === 1 && this.result === null && !isKept && this.#lastChoice(seat) >= 0;
  }

  /** A stock that is rebuilt twice would be sealed twice with the same salts, and the second seal would tell its cards. */
  get #isSealed(): boolean {
    return this.#deal.fairness !== null;
  }

  /** Returns false, and changes nothing, if no choice can be undone. */
  undo(seat: Seat): boolean {
    return this.canUndo(seat) && this.repeat({ type: 'undo', actions: this.#lastChoice(seat) });
  }

  /** Deals again: the first seat moves on and the score stays. Returns false if there is no next deal. */
  nextDeal(freshSeed: () => string): boolean {
    if (!this.canDealNext) return false;
    const seed = this.plan.seed === null ? freshSeed() : seedOfDeal(this.plan.seed, this.score.deals);
    return this.repeat({ type: 'deal', seed, firstSeat: this.#nextBeginner });
  }

  /** Applies a saved entry, or returns false if it is impossible. */
  repeat(entry: MatchEntry): boolean {
    const isDone = this.#apply(entry);
    if (isDone) this.#entries.push(entry);
    return isDone;
  }

  #apply(entry: MatchEntry): boolean {
    switch (entry.type) {
      case 'deal':
        if (this.result === null || this.#isDecided || !this.#mayBegin(entry.firstSeat)) return false;
        this.#start(entry);
        return true;
      case 'act':
        return this.#take(entry.seat, entry.action) === null;
      case 'undo':
        if (this.result !== null || this.#isSealed) return false;
        if (entry.actions < 0 || entry.actions >= this.#taken.length) return false;
        this.#cutTo(entry.actions);
        return true;
    }
  }

  /** The seat that begins the next deal. */
  get #nextBeginner(): Seat {
    return (this.#deal.table.firstSeat + 1) % this.plan.table.seats;
  }

  /** Earlier versions did not move on after a deal that was over as soon as it was dealt. */
  #mayBegin(seat: Seat): boolean {
    return seat === this.#nextBeginner || (this.#taken.length === 0 && seat === this.#deal.table.firstSeat);
  }

  #start(entry: DealEntry): void {
    this.#deal = dealOf(this.plan, entry, entry.players ?? this.players);
    this.#taken = [];
    this.#undone = 0;
    this.#countIfOver();
  }

  /** In some games a deal can be over as soon as it is dealt. */
  #countIfOver(): void {
    const { result } = this.#deal.table;
    if (result !== null) this.score.score(result);
  }

  #take(seat: Seat, action: Action): string | null {
    const { table } = this.#deal;
    const isFree = table.legalCount > 1;
    const refusal = table.act(seat, action);
    if (refusal !== null) return refusal;
    this.#taken.push({ seat, action, isFree });
    this.#countIfOver();
    return null;
  }

  /** The index of the last action that a seat chose freely, or -1. */
  #lastChoice(seat: Seat): number {
    return this.#taken.findLastIndex((taken) => taken.seat === seat && taken.isFree);
  }

  /** States cannot be undone, so the deal is replayed up to this action. */
  #cutTo(actions: number): void {
    const kept = this.#taken.slice(0, actions);
    const { seed, table } = this.#deal;
    const undone = this.#undone + 1;
    const { firstSeat } = table;
    this.#start({ type: 'deal', seed, firstSeat });
    for (const { seat, action } of kept) this.#take(seat, action);
    this.#undone = undone;
  }
}

const dealOf = ({ table, shuffle }: MatchPlan, entry: DealEntry, players: readonly Player[]): Deal =>
  newDeal(table, players, entry.seed, entry.firstSeat, shuffle, entry.fairness);

/** A single game uses the seed itself, as `--seed` promises. */
const firstSeed = ({ goal }: MatchPlan, seed: string): string => (goal === null ? seed : seedOfDeal(seed, 0));
