import {
  type ActionCode,
  EventLog,
  type Level,
  RandomChance,
  type Rng,
  Rollout,
  type Seat,
  type SeatKnowledge,
  Sfc32,
  seatKnowledgeOf,
  seatNumbers,
  shareOf,
  type Vocabulary,
} from '@shoal/core';
import { type Ground, stream } from './duel.ts';
import { LeastSquares } from './least-squares.ts';

type Weights = readonly number[];

/** A value that is a sum of weight × feature, and the opponents to fit it against. */
export interface Fitting<G extends Vocabulary> {
  readonly ground: Ground<G>;
  levelOf(weights: Weights): Level;
  /** The initial weights. */
  readonly start: Weights;
  /** The opponents, in turn by deal. */
  readonly rivals: readonly Level[];
  /** The actions to compare at a decision; empty if there is no choice. */
  compare(state: G['state'], knowledge: SeatKnowledge): readonly Option[];
  readonly rounds: readonly Round[];
  readonly seed: number;
}

/** Fits the weights and reports how strong they are. */
export type FittingReport = <G extends Vocabulary>(fitting: Fitting<G>) => void;

/** An action, and the factor of each weight in its value. */
export interface Option {
  readonly code: ActionCode;
  readonly features: Float64Array;
}

export interface Round {
  readonly decisions: number;
  /** The gap to the best action, in parts of a fair share, at which an action counts half: close choices matter. */
  readonly nearness: number;
  /** How far the weights move towards the result of this round. */
  readonly stride: number;
}

/** A round in progress: its weights, and its observations. */
interface Lesson {
  readonly weights: Weights;
  /** In points of win share. */
  readonly nearness: number;
  readonly squares: LeastSquares;
}

interface Line {
  readonly hero: Seat;
  readonly levels: readonly Level[];
}

/** One in this many decisions is random, for a variety of positions. */
const STRAY = 4;
const POINTS = 100;

/** Fits weights in points of win share. Each round learns from games played with the weights of the last. */
export function fit<G extends Vocabulary>(fitting: Fitting<G>, tell: (line: string) => void): Weights {
  const { ground, start, rounds, seed } = fitting;
  const study = new Study(fitting);
  let weights = start;
  for (const [at, { decisions, nearness, stride }] of rounds.entries()) {
    const squares = new LeastSquares(start.length);
    const lesson = { weights, nearness: (nearness * POINTS) / ground.rules.seats, squares };
    let observed = 0;
    for (let deal = 0; observed < decisions; deal++) observed += study.play(lesson, deal, stream(seed, deal, at));
    const found = squares.solve();
    weights = weights.map((weight, i) => rounded(weight + stride * (found[i] - weight)));
    tell(`round ${at + 1}: ${JSON.stringify(weights)}`);
  }
  return weights;
}

const rounded = (weight: number): number => Math.round(weight * 100) / 100;

/** Plays every action of a decision to the end of the game, with the same cards and random numbers. */
class Study<G extends Vocabulary> {
  readonly #fitting: Fitting<G>;
  readonly #state: G['state'];
  readonly #knowledge: SeatKnowledge;
  readonly #future: G['state'];
  readonly #futureSight: SeatKnowledge;
  readonly #rollout: Rollout<G>;

  constructor(fitting: Fitting<G>) {
    const { game, rules } = fitting.ground;
    this.#fitting = fitting;
    this.#state = rules.create();
    this.#knowledge = seatKnowledgeOf(game, rules);
    this.#future = rules.create();
    this.#futureSight = seatKnowledgeOf(game, rules);
    this.#rollout = new Rollout(rules);
  }

  /** Plays one deal, learns from the decisions of one seat, and returns their number. */
  play(lesson: Lesson, deal: number, rng: Rng): number {
    const { rules } = this.#fitting.ground;
    const state = this.#state;
    const line = this.#line(lesson.weights, deal);
    const chance = new RandomChance(rng);
    this.#deal(chance);
    let decisions = 0;
    for (let seat = rules.turn(state); seat !== null; seat = rules.turn(state)) {
      this.#knowledge.observe(state);
      let code = line.levels[seat].choose(this.#knowledge, rng);
      const options = seat === line.hero ? this.#fitting.compare(state, this.#knowledge) : [];
      if (options.length > 1) {
        decisions += 1;
        this.#observe(options, line, lesson, rng);
        if (rng.below(STRAY) === 0) code = options[rng.below(options.length)].code;
      }
      this.#rollout.act(state, this.#knowledge, code, chance);
    }
    return decisions;
  }

  #line(weights: Weights, deal: number): Line {
    const { ground, levelOf, rivals } = this.#fitting;
    const { seats } = ground.rules;
    const own = levelOf(weights);
    const other = rivals[Math.floor(deal / seats) % rivals.length];
    const hero = deal % seats;
    return { hero, levels: seatNumbers(seats).map((seat) => (seat === hero ? own : other)) };
  }

  #deal(chance: RandomChance): void {
    const log = new EventLog();
    this.#knowledge.clear();
    this.#fitting.ground.rules.deal(this.#state, 0, chance, log);
    this.#knowledge.apply(log);
  }

  /** Compares each action with the one that the weights prefer. */
  #observe(options: readonly Option[], line: Line, { weights, nearness, squares }: Lesson, rng: Rng): void {
    const luck = [rng.below(1 << 15), rng.below(1 << 15), rng.below(1 << 15)];
    const shares = options.map(({ code }) => POINTS * this.#shareAfter(code, line, luck));
    const worths = options.map(({ features }) => features.reduce((sum, x, at) => sum + x * weights[at], 0));
    const best = worths.indexOf(Math.max(...worths));
    for (const [at, { features }] of options.entries()) {
      if (at === best) continue;
      const difference = features.map((x, feature) => x - options[best].features[feature]);
      const behind = (worths[best] - worths[at]) / nearness;
      squares.add(difference, shares[at] - shares[best], 1 / (1 + behind * behind));
    }
  }

  #shareAfter(code: ActionCode, { hero, levels }: Line, [a, b, c]: readonly number[]): number {
    const rng = new Sfc32(a, b, c, 1);
    const chance = new RandomChance(rng);
    this.#fitting.ground.rules.copy(this.#state, this.#future);
    this.#futureSight.copyFrom(this.#knowledge);
    this.#rollout.act(this.#future, this.#futureSight, code, chance);
    return shareOf(this.#rollout.run(this.#future, this.#futureSight, levels, rng, chance), hero);
  }
}
