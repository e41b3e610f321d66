import type { Seat } from '../engine/cards/kind.ts';
import { rngFor } from '../engine/chance/seed.ts';
import type { ReadRecord } from '../engine/records/read-record.ts';
import { Replay, type ReplayFault } from '../engine/records/replay.ts';
import type { Action, GameEvent, View, Vocabulary } from '../engine/rules/rules.ts';
import { type JudgedAction, type Judgement, judge } from './judgement.ts';
import { type PlayerModel, playerModelOf } from './rollout-players.ts';
import { winChance } from './win-chance.ts';

export interface ReviewSettings {
  /** The seat whose knowledge the win chances are based on. */
  readonly seat: Seat;
  /** Rollouts for each action. */
  readonly rollouts: number;
  /** Imagined worlds for each win chance; 200 by default. */
  readonly worlds?: number;
  /** Whose actions are judged; everyone's unless told. */
  readonly judged?: readonly Seat[];
}

/** One action of a recorded game, looked at again. */
export interface ReviewedAction {
  /** Its place in the log, from 0. */
  readonly entry: number;
  readonly seat: Seat;
  readonly action: Action;
  /** What the seat saw before it acted. */
  readonly view: View;
  /** Null when there was nothing to choose, or no judgement was asked for. */
  readonly judgement: Judgement<Vocabulary> | null;
  /** Each seat's expected share of the win after it, from what the reviewing seat knew. */
  readonly chances: readonly number[];
}

const DEFAULT_WORLDS = 200;

/** Reviews a recorded game action by action. A record always gets the same review. */
export class GameReview {
  readonly seat: Seat;
  /** The win chances before the first action. */
  readonly start: readonly number[];
  readonly #read: ReadRecord;
  readonly #replay: Replay;
  readonly #settings: ReviewSettings;
  readonly #models: readonly PlayerModel[];
  readonly #seed: string;

  constructor(read: ReadRecord, settings: ReviewSettings) {
    this.#read = read;
    this.#replay = new Replay(read);
    this.#settings = settings;
    this.#models = read.record.seats.map(({ player }) => playerModelOf(player));
    this.#seed = `review ${read.record.pack.join('')}`;
    this.seat = settings.seat;
    this.start = this.#chances();
  }

  /** How many log entries have been reviewed. */
  get at(): number {
    return this.#replay.at;
  }

  get isDone(): boolean {
    return this.#replay.isDone;
  }

  /** The log so far, as the reviewing seat was told it. */
  get log(): readonly GameEvent[] {
    return this.#replay.table.log(this.seat);
  }

  /** Returns the next action with its judgement, a fault of the record, or null after the last action. */
  next(): ReviewedAction | ReplayFault | null {
    const { table } = this.#replay;
    const facts = this.#replay.runTo(table.logLength);
    if (facts !== null || this.isDone) return facts;
    const entry = this.at;
    const event = this.#read.events[entry];
    const action = table.rules.actionOf(event);
    const seat = table.turn;
    const view = table.view(seat);
    const log = table.log(seat);
    const fault = this.#replay.step() ?? this.#replay.runTo(table.logLength);
    // A step without a fault is an action of the seat that had the turn.
    if (fault !== null || action === null || seat === null) return fault;
    const judgement = this.#isJudged(seat) ? this.#judge({ view, log, action }, entry) : null;
    return { entry, seat, action, view, judgement, chances: this.#chances() };
  }

  #isJudged(seat: Seat): boolean {
    return this.#settings.judged?.includes(seat) ?? true;
  }

  #judge(judged: JudgedAction<Vocabulary>, entry: number): Judgement<Vocabulary> | null {
    const rng = rngFor(this.#seed, `action ${entry}`);
    const { rollouts } = this.#settings;
    return judge(this.#read.game, this.#replay.table.rules, judged, { rollouts, rng, models: this.#models });
  }

  #chances(): number[] {
    const { table, at } = this.#replay;
    const { seat, worlds = DEFAULT_WORLDS } = this.#settings;
    const rng = rngFor(this.#seed, `chances ${at}`);
    return winChance(this.#read.game, table.rules, table.view(seat), table.log(seat), this.#models, { worlds, rng });
  }
}
