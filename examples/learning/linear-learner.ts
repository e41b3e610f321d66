import { type ActionCode, Environment, levelsOf, RANKS, RandomChance, type Rng, rngFor, writeRank } from '@shoal/core';
import { gameNamed } from '@shoal/games';

const SEATS = 2;
/** Deals between two changes of the weights: one deal alone is mostly luck. */
const BATCH = 100;
const [trainingDeals = 20_000, testDeals = 2000] = process.argv.slice(2).map(Number);

const game = gameNamed('go-fish');
const env = new Environment(game, game.rules(game.tables.presets['standard'].options(SEATS), SEATS));
const observation = new Float32Array(env.observationSize);
const mask = new Uint8Array(env.actionCount);

/** What the learner looks at for each rank it could ask for: its own cards, and what everyone knows of both hands. */
const FEATURES = ['hand', '+0 proven', '+1 proven', '+1 open'];
const columns = RANKS.map((rank) =>
  FEATURES.map((name) => env.observationLabels.indexOf(`${name} ${writeRank(rank)}`)),
);
const ranks = Array.from({ length: env.actionCount }, (_, code) => env.rules.decode(code as ActionCode).rank ?? null);

/** Chooses a code for the seat that has the turn. */
type Player = (rng: Rng) => number;

/** The legal codes of the seat that has the turn. */
function legalCodes(): number[] {
  const codes: number[] = [];
  env.legalMask(mask);
  for (let code = mask.indexOf(1); code >= 0; code = mask.indexOf(1, code + 1)) codes.push(code);
  return codes;
}

const random: Player = (rng) => {
  const codes = legalCodes();
  return codes[rng.below(codes.length)];
};

/** A softmax over weighted features of each ask, made better by REINFORCE: do more of what won, less of what lost. */
class Learner {
  weights: readonly number[] = FEATURES.map(() => 0);
  /** The direction in which the weights make the choices of this deal likelier. */
  #slope = FEATURES.map(() => 0);
  /** Adds up these directions over a batch, each weighted by its reward. */
  #step = FEATURES.map(() => 0);
  #expected = 0;

  choose: Player = (rng) => {
    const codes = legalCodes();
    if (codes.length === 1) return codes[0];
    env.observe(env.turn ?? 0, observation);
    const features = codes.map((code) => columns[ranks[code] ?? 0].map((column) => observation[column]));
    const chances = softmax(features.map((values) => dot(values, this.weights)));
    const chosen = sampled(chances, rng);
    FEATURES.forEach((_, f) => {
      const mean = dot(
        chances,
        features.map((values) => values[f]),
      );
      this.#slope[f] += features[chosen][f] - mean;
    });
    return codes[chosen];
  };

  /** Ends a deal: its reward minus the expected one says how good its choices were. */
  finish(reward: number): void {
    const advantage = reward - this.#expected;
    this.#expected += 0.01 * advantage;
    this.#step = this.#step.map((sum, f) => sum + advantage * this.#slope[f]);
    this.forget();
  }

  /** Moves the weights by this length in the direction of the batch. */
  learn(length: number): void {
    const scale = length / Math.sqrt(dot(this.#step, this.#step));
    this.weights = this.weights.map((weight, f) => weight + scale * this.#step[f]);
    this.#step = FEATURES.map(() => 0);
  }

  forget(): void {
    this.#slope = FEATURES.map(() => 0);
  }
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, i) => sum + value * b[i], 0);

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Returns an index of the list, each with the chance that the list gives it. */
function sampled(chances: readonly number[], rng: Rng): number {
  let left = rng.below(32_768) / 32_768;
  const found = chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return found < 0 ? chances.length - 1 : found;
}

/** Plays a deal to its end with the first player in this seat, and returns its reward. */
function play(players: readonly Player[], seat: number, rng: Rng): number {
  for (let turn = env.turn; turn !== null; turn = env.turn) env.step(players[(turn + seat) % SEATS](rng));
  return env.rewards()[seat];
}

/** Plays every deal twice with seats exchanged, and returns the win share with its 95 % interval. */
function winShare(players: readonly Player[], deals: number): string {
  const rng = rngFor('test', 'players');
  let [sum, squares] = [0, 0];
  for (let deal = 0; deal < deals; deal++) {
    let share = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      env.reset(`test ${deal}`);
      share += (play(players, seat, rng) + 1 / SEATS) / SEATS;
    }
    sum += share;
    squares += share * share;
  }
  const mean = sum / deals;
  const error = Math.sqrt((squares / deals - mean * mean) / deals);
  return `${(100 * mean).toFixed(1)} ± ${(196 * error).toFixed(1)} %`;
}

const learner = new Learner();
const { minnow } = levelsOf(game, env.rules);
const opponents: Readonly<Record<string, Player>> = {
  'random asks': random,
  minnow: (rng) => env.choiceOf(minnow, rng),
};

function report(when: string): void {
  for (const [name, opponent] of Object.entries(opponents)) {
    console.log(`${when}: ${winShare([learner.choose, opponent], testDeals)} against ${name}`);
  }
  learner.forget();
}

report('before learning');
const rng = rngFor('training', 'players');
const chance = new RandomChance(rngFor('training', 'deals'));
for (let deal = 1; deal <= trainingDeals; deal++) {
  env.reset(chance);
  learner.finish(play([learner.choose, random], deal % SEATS, rng));
  if (deal % BATCH === 0) learner.learn(1);
}
report(`after ${trainingDeals} deals`);
console.log(`weights: ${FEATURES.map((name, f) => `${name} ${learner.weights[f].toFixed(1)}`).join(', ')}`);
