import { observerOf, seatKnowledgeOf } from '../bots/stand-ins.ts';
import { writeCards } from '../engine/cards/card.ts';
import { type ActionCode, isNumberBelow, type Seat } from '../engine/cards/kind.ts';
import { type Chance, SeededChance } from '../engine/chance/chance.ts';
import type { Rng } from '../engine/chance/rng.ts';
import { writeEntry } from '../engine/game/entry.ts';
import type { Game, Observer } from '../engine/game/game.ts';
import { EventLog } from '../engine/rules/event-log.ts';
import type { Level } from '../engine/rules/level.ts';
import { shareOf } from '../engine/rules/places.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import type { SeatKnowledge } from '../engine/rules/seat-knowledge.ts';

/** The outcome of a step: whether the deal is over, and why the action was refused. A refused action changes nothing. */
export interface EnvironmentStep<G extends Vocabulary> {
  readonly done: boolean;
  readonly refusal: G['refusal'] | 'no-such-action' | null;
}

const DONE = { done: true, refusal: null } as const;
const GOES_ON = { done: false, refusal: null } as const;

/** Plays deal after deal for programs that learn. Actions and observations are numbers; the rules are those of every table. */
export class Environment<G extends Vocabulary> {
  readonly rules: Rules<G>;
  readonly actionCount: number;
  readonly observationSize: number;
  /** What each number of an observation means. */
  readonly observationLabels: readonly string[];
  readonly #game: Game<G>;
  readonly #observer: Observer<G>;
  readonly #state: G['state'];
  readonly #dealt: G['state'];
  readonly #knowledge: SeatKnowledge;
  readonly #news = new EventLog();
  readonly #told = new EventLog();
  #chance: Chance = new SeededChance('');
  #firstSeat: Seat = 0;

  constructor(game: Game<G>, rules: Rules<G>) {
    this.#game = game;
    this.rules = rules;
    this.#observer = observerOf(game, rules);
    this.actionCount = rules.actionCount;
    this.observationLabels = this.#observer.labels;
    this.observationSize = this.observationLabels.length;
    this.#state = rules.create();
    this.#dealt = rules.create();
    this.#knowledge = seatKnowledgeOf(game, rules);
    this.reset('');
  }

  /** Deals again. A seed deals the cards that any table deals from it; a running generator is faster. */
  reset(seed: string | Chance, firstSeat: Seat = 0): void {
    this.#chance = typeof seed === 'string' ? new SeededChance(seed) : seed;
    this.#firstSeat = firstSeat;
    this.#told.clear();
    this.#knowledge.clear();
    this.rules.deal(this.#state, firstSeat, this.#chance, this.#news);
    this.rules.copy(this.#state, this.#dealt);
    this.#listen();
  }

  /** Who acts; null when the deal is over. */
  get turn(): Seat | null {
    return this.rules.turn(this.#state);
  }

  /** Applies an action, or returns why it is illegal and changes nothing. */
  step(code: number): EnvironmentStep<G> {
    const { rules } = this;
    if (!isNumberBelow(code, this.actionCount)) return this.#refused('no-such-action');
    const action = code as ActionCode;
    if (!rules.isLegal(this.#state, action)) return this.#refused(rules.whyNot(this.#state, rules.decode(action)));
    rules.apply(this.#state, action, this.#chance, this.#news);
    this.#listen();
    return rules.isOver(this.#state) ? DONE : GOES_ON;
  }

  /** Writes what a seat may know as numbers: only what its view and its log would tell it. */
  observe(seat: Seat, into: Float32Array): void {
    this.#observer.observe(this.#state, this.#knowledge, seat, into);
  }

  /** Writes 1 for each legal action and 0 for each other one. Returns the number of legal actions. */
  legalMask(into: Uint8Array): number {
    const { rules } = this;
    const count = rules.legalCount(this.#state);
    into.fill(0, 0, this.actionCount);
    for (let n = 0; n < count; n++) into[rules.legalAt(this.#state, n)] = 1;
    return count;
  }

  /** Returns what a level would do for the seat to act: an opponent to learn from. */
  choiceOf(level: Level, rng: Rng): ActionCode {
    this.#knowledge.observe(this.#state);
    return level.choose(this.#knowledge, rng);
  }

  /** The seat's view. With its log, `game.imagine` makes worlds from it without peeking. */
  view(seat: Seat): G['view'] {
    return this.rules.view(this.#state, seat);
  }

  log(seat: Seat): readonly G['event'][] {
    return this.rules.events(this.#told).map((event) => this.rules.censor(event, seat));
  }

  /**
   * All that a seat was ever told, with the hand it was dealt. Two games have the same text exactly when the seat cannot
   * tell them apart.
   */
  informationState(seat: Seat): string {
    const log = this.log(seat).map((event) => writeEntry(this.#game.recordSchema, event));
    const hand = writeCards(this.rules.view(this.#dealt, seat).hand);
    return JSON.stringify({ seat, firstSeat: this.#firstSeat, hand, log });
  }

  /** Each seat's share of the win minus its fair share, so the sum is 0. All are 0 before the end. */
  rewards(into: Float32Array = new Float32Array(this.rules.seats)): Float32Array {
    const { seats } = this.rules;
    const result = this.rules.result(this.#state);
    for (let seat = 0; seat < seats; seat++) {
      into[seat] = result === null ? 0 : shareOf(result.places, seat) - 1 / seats;
    }
    return into;
  }

  /** Copies another environment of the same rules, with its hidden cards and its generator. */
  copyFrom(other: Environment<G>): void {
    this.rules.copy(other.#state, this.#state);
    this.rules.copy(other.#dealt, this.#dealt);
    this.#knowledge.copyFrom(other.#knowledge);
    this.#told.clear();
    append(this.#told, other.#told);
    this.#chance = other.#chance.copy?.() ?? other.#chance;
    this.#firstSeat = other.#firstSeat;
  }

  #refused(refusal: EnvironmentStep<G>['refusal']): EnvironmentStep<G> {
    return { done: this.rules.isOver(this.#state), refusal };
  }

  #listen(): void {
    this.#knowledge.apply(this.#news);
    append(this.#told, this.#news);
    this.#news.clear();
  }
}

function append(log: EventLog, news: EventLog): void {
  for (let at = 0; at < news.length; at++) log.push(news.ints[at]);
}
