import { gameNamed } from '@shoal/games';
import { type TableCase, tableCase, testedTables } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { levelsOf, observerOf, seatKnowledgeOf } from '../bots/stand-ins.ts';
import type { Card } from '../engine/cards/card.ts';
import { type ActionCode, type Seat, seatNumbers } from '../engine/cards/kind.ts';
import { type Chance, RandomChance, SeededChance } from '../engine/chance/chance.ts';
import { pick, type Rng } from '../engine/chance/rng.ts';
import { rngFor } from '../engine/chance/seed.ts';
import { fisherYates } from '../engine/chance/shuffle.ts';
import { EventLog } from '../engine/rules/event-log.ts';
import { QUICK_LEVELS } from '../engine/rules/level.ts';
import type { Vocabulary } from '../engine/rules/rules.ts';
import { Table } from '../engine/table/table.ts';
import { Environment } from './environment.ts';

const LONGEST = 300;
/** More actions than any game at a known table has. */
const PATIENCE = 20_000;

/** An environment and a table at which the same happens. */
class Twins {
  readonly env: Environment<Vocabulary>;
  readonly table: Table<Vocabulary>;
  readonly codes: number[] = [];
  readonly dealt: readonly (readonly Card[])[];
  readonly #mask: Uint8Array;

  constructor({ game, rules }: TableCase, chance: () => Chance) {
    this.env = new Environment(game, rules);
    this.env.reset(chance());
    this.table = new Table(rules, chance());
    this.dealt = seatNumbers(rules.seats).map((seat) => this.table.view(seat).hand);
    this.#mask = new Uint8Array(this.env.actionCount);
  }

  step(code: number): void {
    expect(this.env.step(code).refusal).toBeNull();
    this.table.act(this.table.turn ?? 0, this.table.rules.decode(code as ActionCode));
    this.codes.push(code);
  }

  playOn(rng: Rng, actions = LONGEST): void {
    for (let n = 0; n < actions && this.env.turn !== null; n++) this.step(pick(this.legal(), rng));
  }

  legal(): number[] {
    this.env.legalMask(this.#mask);
    return [...this.#mask.keys()].filter((code) => this.#mask[code] === 1);
  }

  observed(seat: Seat): number[] {
    const into = new Float32Array(this.env.observationSize);
    this.env.observe(seat, into);
    return [...into];
  }

  /** What a seat could write down, from the table and not from the environment. */
  remembered(seat: Seat): string {
    return JSON.stringify([this.dealt[seat], this.table.log(seat)]);
  }
}

/** Repeats the order of a pack except for a few cards, and all rebuilt stocks. */
class SwappedChance extends SeededChance {
  readonly #seed: string;
  readonly #swaps: string;

  constructor(seed: string, swaps: string) {
    super(seed);
    this.#seed = seed;
    this.#swaps = swaps;
  }

  override orderPack(pack: Uint8Array): void {
    const rng = rngFor(this.#swaps, 'swaps');
    new SeededChance(this.#seed).orderPack(pack);
    for (let swaps = 1 + rng.below(2); swaps > 0; swaps--) {
      const [a, b] = [rng.below(pack.length), rng.below(pack.length)];
      [pack[a], pack[b]] = [pack[b], pack[a]];
    }
  }

  override orderStock(stock: Uint8Array, count: number): void {
    fisherYates(stock, count, rngFor(this.#swaps, 'stock'));
  }
}

/** Plays random actions; gives their codes. */
function playedOn(env: Environment<Vocabulary>, rng: Rng, actions = LONGEST): number[] {
  const mask = new Uint8Array(env.actionCount);
  const codes: number[] = [];
  while (env.turn !== null && codes.length < actions) {
    env.legalMask(mask);
    codes.push(
      pick(
        [...mask.keys()].filter((code) => mask[code] === 1),
        rng,
      ),
    );
    env.step(codes[codes.length - 1]);
  }
  return codes;
}

/** Plays these codes with other cards, or returns undefined if one of them is illegal. */
function replayed(table: TableCase, chance: () => Chance, codes: readonly number[]): Twins | undefined {
  const twins = new Twins(table, chance);
  for (const code of codes) {
    if (!twins.legal().includes(code)) return undefined;
    twins.step(code);
  }
  return twins;
}

describe.each(testedTables())('$name', (table) => {
  const seats = seatNumbers(table.seats);

  test('the game is the same as at a table, to the end', () => {
    const twins = new Twins(table, () => new SeededChance(table.name));
    const rng = rngFor(table.name, 'codes');
    for (let n = 0; n < PATIENCE && twins.env.turn !== null; n++) {
      const { turn, rules } = twins.table;
      expect(twins.env.turn).toBe(turn);
      const legal = twins.table.view(turn).legal.map((action) => Number(rules.encode(action)));
      expect(twins.legal()).toEqual(legal.sort((a, b) => a - b));
      twins.step(pick(legal, rng));
    }
    expect([twins.env.turn, twins.table.turn]).toEqual([null, null]);
  });

  test('an observation is made of what the seat may know: hidden cards change nothing', () => {
    const { game, rules } = table;
    const rng = rngFor(table.name, 'imagined');
    const [state, imagined, knowledge, log] = [
      rules.create(),
      rules.create(),
      seatKnowledgeOf(game, rules),
      new EventLog(),
    ];
    const observer = observerOf(game, rules);
    const [here, there] = [new Float32Array(observer.labels.length), new Float32Array(observer.labels.length)];
    const told: Vocabulary['event'][] = [];
    knowledge.clear();
    rules.deal(state, 0, new RandomChance(rng), log);
    for (let n = 0; n < 60 && !rules.isOver(state); n++) {
      knowledge.apply(log);
      told.push(...rules.events(log));
      log.clear();
      const seat = rng.below(rules.seats);
      const own = told.map((event) => rules.censor(event, seat));
      game.imagine(rules, rules.view(state, seat), own)(imagined, rng);
      observer.observe(state, knowledge, seat, here);
      observer.observe(imagined, knowledge, seat, there);
      expect(there).toEqual(here);
      rules.apply(state, rules.sample(state, rng), new RandomChance(rng), log);
    }
  });

  test('who cannot tell two games apart has the same information state and observation, and nobody else', () => {
    let pairs = 0;
    for (let seed = 1; seed <= atDepth({ test: 4, check: 12 }); seed++) {
      const here = new Twins(table, () => new SeededChance(`${seed}`));
      const rng = rngFor(`${seed}`, table.name);
      here.playOn(rng, rng.below(12));
      for (let swap = 0; swap < 6; swap++) {
        const there = replayed(table, () => new SwappedChance(`${seed}`, `${swap}`), here.codes);
        if (there === undefined || there.env.turn !== here.env.turn) continue;
        for (const seat of seats) {
          const isSame = here.remembered(seat) === there.remembered(seat);
          expect(here.env.informationState(seat) === there.env.informationState(seat), `seed ${seed}`).toBe(isSame);
          if (!isSame) continue;
          pairs += 1;
          expect(there.observed(seat)).toEqual(here.observed(seat));
        }
      }
    }
    expect(pairs).toBeGreaterThan(0);
  });

  test('rewards are nothing before the end and add up to nothing after it', () => {
    const twins = new Twins(table, () => new SeededChance('rewards'));
    expect([...twins.env.rewards()]).toEqual(seats.map(() => 0));
    twins.playOn(rngFor('rewards', table.name), PATIENCE);
    expect(twins.env.turn).toBeNull();
    const rewards = [...twins.env.rewards()];
    expect(Math.abs(rewards.reduce((sum, reward) => sum + reward, 0))).toBeLessThan(1e-6);
    expect(Math.max(...rewards)).toBeGreaterThanOrEqual(0);
  });
});

const goFish = tableCase(gameNamed('go-fish'), 'standard', 2);

describe('an environment', () => {
  test('an environment says what each number of an observation means, no two the same', () => {
    for (const { game, rules } of testedTables()) {
      const { observationLabels, observationSize } = new Environment(game, rules);
      expect(new Set(observationLabels).size).toBe(observationSize);
    }
  });

  test('an environment writes every number it has a name for', () => {
    for (const { game, rules } of testedTables()) {
      const env = new Environment(game, rules);
      const into = new Float32Array(env.observationSize + 1).fill(Number.NaN);
      env.observe(0, into);
      expect([...into.keys()].filter((at) => Number.isNaN(into[at]))).toEqual([env.observationSize]);
    }
  });

  test('an environment refuses what is not legal, and then nothing has changed', () => {
    const { env } = new Twins(goFish, () => new SeededChance('refusals'));
    const before = env.informationState(0);
    const illegal = goFish.rules.encode({ type: 'fish' });
    expect(env.step(illegal)).toEqual({ done: false, refusal: 'must-ask' });
    for (const code of [-1, 0.5, Number.NaN, env.actionCount]) {
      expect(env.step(code)).toEqual({ done: false, refusal: 'no-such-action' });
    }
    expect(env.informationState(0)).toBe(before);
  });

  test('an environment tells when a deal is done, and deals anew', () => {
    const twins = new Twins(goFish, () => new SeededChance('done'));
    const opening = twins.env.informationState(1);
    twins.playOn(rngFor('done', 'codes'));
    expect(twins.env.turn).toBeNull();
    expect(twins.env.step(0)).toEqual({ done: true, refusal: 'game-over' });
    twins.env.reset('done');
    expect(twins.env.informationState(1)).toBe(opening);
    expect(twins.env.turn).toBe(0);
    twins.env.reset('done', 1);
    expect(twins.env.turn).toBe(1);
  });

  test('a copied environment lives alone and has the same future', () => {
    for (const table of testedTables()) {
      const { env } = new Twins(table, () => new SeededChance(table.name));
      const copy = new Environment(table.game, table.rules);
      const levels = levelsOf(table.game, table.rules);
      const rng = rngFor(table.name, 'copies');
      for (let n = 0; n < 10 && env.turn !== null; n++) env.step(env.choiceOf(levels.guppy, rng));
      copy.copyFrom(env);
      const before = env.informationState(0);
      const codes: number[] = [];
      while (copy.turn !== null && codes.length < LONGEST) {
        codes.push(copy.choiceOf(levels.guppy, rng));
        copy.step(codes[codes.length - 1]);
      }
      expect(env.informationState(0)).toBe(before);
      for (const code of codes) env.step(code);
      expect(env.informationState(0)).toBe(copy.informationState(0));
    }
  });

  test('a copy leaves the running generator of its original alone', () => {
    const table = tableCase(gameNamed('crazy-eights'), 'standard', 2, { drawWithPlayable: 'yes' });
    const chance = new RandomChance(rngFor('running', 'chance'));
    const [env, copy] = [0, 1].map(() => new Environment(table.game, table.rules));
    let rebuilds = 0;
    for (let deal = 0; deal < 5; deal++) {
      env.reset(chance);
      copy.copyFrom(env);
      const codes = playedOn(copy, rngFor(`${deal}`, 'codes'));
      for (const code of codes) expect(env.step(code).refusal).toBeNull();
      expect(env.informationState(0)).toBe(copy.informationState(0));
      rebuilds += env.log(0).filter(({ type }) => type === 'rebuilt').length;
    }
    expect(rebuilds).toBeGreaterThan(0);
  });

  test('a search without peeking plays on in worlds that a seat imagines', () => {
    for (const { game, rules, name } of testedTables()) {
      const env = new Environment(game, rules);
      env.reset(name, 0);
      playedOn(env, rngFor(name, 'codes'), 6);
      const rng = rngFor(name, 'worlds');
      const world = rules.create();
      game.imagine(rules, env.view(0), env.log(0))(world, rng);
      expect(rules.view(world, 0)).toEqual(env.view(0));
      if (!rules.isOver(world)) rules.apply(world, rules.sample(world, rng), new RandomChance(rng));
    }
  });

  test.each(QUICK_LEVELS)('an environment lets %s choose as its bot would', (name) => {
    const { game, rules } = goFish;
    const { env, table } = new Twins(goFish, () => new SeededChance(name));
    const level = levelsOf(game, rules)[name];
    const knowledge = seatKnowledgeOf(game, rules);
    for (let n = 0; n < 40 && env.turn !== null; n++) {
      knowledge.rebuild(table.view(table.turn), table.log(table.turn));
      const code = level.choose(knowledge, rngFor(name, `${n}`));
      expect(env.choiceOf(level, rngFor(name, `${n}`))).toBe(code);
      env.step(code);
      table.act(table.turn ?? 0, rules.decode(code));
    }
  });
});
