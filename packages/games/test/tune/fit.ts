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
import { type FittingTable, stream } from './duel.ts';
import { LeastSquares } from './least-squares.ts';

type Weights = readonly number[];

/** A value that is a sum of weight × feature, and the opponents to fit it against. */
export interface Fitting<G extends Vocabulary> {
  readonly table: FittingTable<G>;
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
interface RoundInProgress {
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
const RANDOM_EVERY = 4;
const POINTS = 100;

/** Fits weights in points of win share. Each round learns from games played with the weights of the last. */
export function fit<G extends Vocabulary>(fitting: Fitting<G>, tell: (line: string) => void): Weights {
  const { table, start, rounds, seed } = fitting;
  const trainer = new Trainer(fitting);
  let weights = start;
  for (const [at, { decisions, nearness, stride }] of rounds.entries()) {
    const squares = new LeastSquares(start.length);
    const round = { weights, nearness: (nearness * POINTS) / table.rules.seats, squares };
    let observed = 0;
    for (let deal = 0; observed < decisions; deal++) observed += trainer.play(round, deal, stream(seed, deal, at));
    const found = squares.solve();
    weights = weights.map((weight, i) => rounded(weight + stride * (found[i] - weight)));
    tell(`round ${at + 1}: ${JSON.stringify(weights)}`);
  }
  return weights;
}

const rounded = (weight: number): number => Math.round(weight * 100) / 100;

/** Plays every action of a decision to the end of the game, with the same cards and random numbers. */
class Trainer<G extends Vocabulary> {
  readonly #fitting: Fitting<G>;
  readonly #state: G['state'];
  readonly #knowledge: SeatKnowledge;
  readonly #future: G['state'];
  readonly #futureKnowledge: SeatKnowledge;
  readonly #rollout: Rollout<G>;

  constructor(fitting: Fitting<G>) {
    const { game, rules } = fitting.table;
    this.#fitting = fitting;
    this.#state = rules.create();
    this.#knowledge = seatKnowledgeOf(game, rules);
    this.#future = rules.create();
    this.#futureKnowledge = seatKnowledgeOf(game, rules);
    this.#rollout = new Rollout(rules);
  }

  /** Plays one deal, learns from the decisions of one seat, and returns their number. */
  play(round: RoundInProgress, deal: number, rng: Rng): number {
    const { rules } = this.#fitting.table;
    const state = this.#state;
    const line = this.#line(round.weights, deal);
    const chance = new RandomChance(rng);
    this.#deal(chance);
    let decisions = 0;
    for (let seat = rules.turn(state); seat !== null; seat = rules.turn(state)) {
      this.#knowledge.observe(state);
      let code = line.levels[seat].choose(this.#knowledge, rng);
      const options = seat === line.hero ? this.#fitting.compare(state, this.#knowledge) : [];
      if (options.length > 1) {
        decisions += 1;
        this.#observe(options, line, round, rng);
        if (rng.below(RANDOM_EVERY) === 0) code = options[rng.below(options.length)].code;
      }
      this.#rollout.act(state, this.#knowledge, code, chance);
    }
    return decisions;
  }

  #line(weights: Weights, deal: number): Line {
    const { table, levelOf, rivals } = this.#fitting;
    const { seats } = table.rules;
    const own = levelOf(weights);
    const other = rivals[Math.floor(deal / seats) % rivals.length];
    const hero = deal % seats;
    return { hero, levels: seatNumbers(seats).map((seat) => (seat === hero ? own : other)) };
  }

  #deal(chance: RandomChance): void {
    const log = new EventLog();
    this.#knowledge.clear();
    this.#fitting.table.rules.deal(this.#state, 0, chance, log);
    this.#knowledge.apply(log);
  }

  /** Compares each action with the one that the weights prefer. */
  #observe(options: readonly Option[], line: Line, { weights, nearness, squares }: RoundInProgress, rng: Rng): void {
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
    this.#fitting.table.rules.copy(this.#state, this.#future);
    this.#futureKnowledge.copyFrom(this.#knowledge);
    this.#rollout.act(this.#future, this.#futureKnowledge, code, chance);
    return shareOf(this.#rollout.run(this.#future, this.#futureKnowledge, levels, rng, chance), hero);
  }
}
