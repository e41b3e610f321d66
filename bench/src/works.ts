import {
  type ActionCode,
  type Chance,
  Environment,
  EventLog,
  fisherYates,
  type Game,
  LevelGame,
  levelsOf,
  playOut,
  RandomChance,
  type Rng,
  type Rules,
  rngFor,
  Sfc32,
  type Shuffle,
  settle,
  splitStacks,
  type Vocabulary,
} from '@shoal/core';
import { gameNamed } from '@shoal/games';
import type { Case, GameLane, ShuffleLane } from './job.ts';
import { shuffleInLocals } from './shuffle-reference.ts';
import type { TimedWork } from './stopwatch.ts';

type AnyRules = Rules<Vocabulary>;

const CARDS = 52;

/** Each process runs only one of these, so that the compiler sees one kind of rules, generator and log. */
export function gameWork(lane: GameLane, of: Case, seed: number): TimedWork {
  const rules = rulesOf(of);
  const rng = new Sfc32(seed, 2, 3, 4);
  if (lane === 'copy') return copying(rules, rng);
  if (lane === 'dolphin') return dolphinGames(gameNamed(of.game), rules, rng);
  if (lane === 'silent') return silentGames(rules, rng);
  if (lane === 'events') return toldGames(rules, rng);
  return learnersGames(gameNamed(of.game), rules, rng, lane === 'observed');
}

export function shuffleWork(lane: ShuffleLane, seed: number): TimedWork {
  if (lane === 'locals') return referenceShuffles(seed);
  if (lane === 'chacha20') return shuffles(fisherYates, rngFor('5eed'.repeat(16), `bench ${seed}`));
  return shuffles(lane === 'sfc32' ? fisherYates : splitStacks, new Sfc32(seed, 2, 3, 4));
}

export function referenceShuffles(seed: number): TimedWork {
  const cards = orderedPack();
  const state = Int32Array.of(seed, 2, 3, 4);
  return { run: (times) => shuffleInLocals(cards, state, times) };
}

function rulesOf({ game: id, seats, overrides }: Case): AnyRules {
  const game = gameNamed(id);
  const settled = settle(game.tables, 'standard', seats, overrides);
  if (!settled.ok) throw new Error(`no such table: ${JSON.stringify(settled.refusal)}`);
  return game.rules(settled.options, seats);
}

function silentGames(rules: AnyRules, rng: Rng): TimedWork {
  const state = rules.create();
  const chance = new RandomChance(rng);
  const run = (games: number) => {
    let actions = 0;
    for (let i = 0; i < games; i++) {
      rules.deal(state, 0, chance);
      actions += playOut(rules, state, rng, chance);
    }
    return actions;
  };
  return { run };
}

/** The best of the fast levels in every seat, without views. */
function dolphinGames(game: Game, rules: AnyRules, rng: Rng): TimedWork {
  const table = new LevelGame(game, rules);
  const { dolphin } = levelsOf(game, rules);
  const levels = Array.from({ length: rules.seats }, () => dolphin);
  const rngs = levels.map(() => rng);
  const chance = new RandomChance(rng);
  const run = (games: number) => {
    let actions = 0;
    for (let i = 0; i < games; i++) actions += table.play(levels, rngs, chance);
    return actions;
  };
  return { run };
}

function toldGames(rules: AnyRules, rng: Rng): TimedWork {
  const state = rules.create();
  const chance = new RandomChance(rng);
  const log = new EventLog();
  const run = (games: number) => {
    let actions = 0;
    for (let i = 0; i < games; i++) {
      log.clear();
      rules.deal(state, 0, chance, log);
      actions += playOutTold(rules, state, rng, chance, log);
    }
    return actions;
  };
  return { run };
}

/** Like the product's `playOut`, plus the legality check of a table before each action. */
function playOutTold(rules: AnyRules, state: object, rng: Rng, chance: Chance, log: EventLog): number {
  let actions = 0;
  for (; !rules.isOver(state); actions++) {
    const code = rules.sample(state, rng);
    if (!rules.isLegal(state, code)) throw illegal(code);
    rules.apply(state, code, chance, log);
  }
  return actions;
}

const illegal = (code: ActionCode) => new Error(`sample offered ${code}, which is illegal`);

/** The loop of a program that learns, with random choices in place of learned ones. */
function learnersGames(game: Game, rules: AnyRules, rng: Rng, isObserved: boolean): TimedWork {
  const env = new Environment(game, rules);
  const chance = new RandomChance(rng);
  const mask = new Uint8Array(env.actionCount);
  const observation = new Float32Array(env.observationSize);
  const run = (games: number) => {
    let actions = 0;
    for (let i = 0; i < games; i++) {
      env.reset(chance);
      for (let turn = env.turn; turn !== null; turn = env.turn, actions++) {
        if (isObserved) env.observe(turn, observation);
        env.step(nthLegal(mask, rng.below(env.legalMask(mask))));
      }
    }
    return actions;
  };
  return { run };
}

function nthLegal(mask: Uint8Array, n: number): number {
  let code = mask.indexOf(1);
  for (let left = n; left > 0; left--) code = mask.indexOf(1, code + 1);
  return code;
}

const POSITIONS = 16;

/** Copies positions from all stages of a game into one state, as a search does. */
function copying(rules: AnyRules, rng: Rng): TimedWork {
  const positions = Array.from({ length: POSITIONS }, (_, index) => position(rules, rng, index * 4));
  const into = rules.create();
  const run = (times: number) => {
    for (let i = 0; i < times; i++) rules.copy(positions[i & (POSITIONS - 1)], into);
    return times;
  };
  return { run };
}

function position(rules: AnyRules, rng: Rng, actions: number): object {
  const state = rules.create();
  const chance = new RandomChance(rng);
  rules.deal(state, 0, chance);
  for (let i = 0; i < actions && !rules.isOver(state); i++) rules.apply(state, rules.sample(state, rng), chance);
  return state;
}

function shuffles(shuffle: Shuffle, rng: Rng): TimedWork {
  const cards = orderedPack();
  const run = (times: number) => {
    for (let i = 0; i < times; i++) shuffle(cards, CARDS, rng);
    return times;
  };
  return { run };
}

const orderedPack = () => Uint8Array.from({ length: CARDS }, (_, card) => card);
