import type { ActionCode } from '../engine/cards/kind.ts';
import { RandomChance } from '../engine/chance/chance.ts';
import type { Rng } from '../engine/chance/rng.ts';
import { Sfc32 } from '../engine/chance/sfc32.ts';
import type { Game } from '../engine/game/game.ts';
import type { Level } from '../engine/rules/level.ts';
import type { Imagine, Rules, Vocabulary } from '../engine/rules/rules.ts';
import type { SeatKnowledge } from '../engine/rules/seat-knowledge.ts';
import { Rollout } from './rollout.ts';
import { type PlayerModel, RolloutPlayers } from './rollout-players.ts';
import { likelyWorlds, seatKnowledgeOf } from './stand-ins.ts';

/**
 * Samples how a game may go on: imagines a world, then plays it out as often as asked. Call `observe` first, and again for
 * every position; one object serves a whole game.
 */
export class RolloutSampler<G extends Vocabulary> {
  readonly #game: Game<G>;
  readonly #rules: Rules<G>;
  readonly #players: RolloutPlayers<G>;
  readonly #rollout: Rollout<G>;
  /** Knowledge at the position, and during a rollout. */
  readonly #told: SeatKnowledge;
  readonly #knowledge: SeatKnowledge;
  readonly #world: G['state'];
  readonly #state: G['state'];
  readonly #seed = new Int32Array(4);
  #imagine: Imagine<G['state']> = () => {};
  #models: readonly PlayerModel[] = [];
  #levels: readonly Level[] = [];

  constructor(game: Game<G>, rules: Rules<G>) {
    this.#game = game;
    this.#rules = rules;
    this.#world = rules.create();
    this.#state = rules.create();
    this.#players = new RolloutPlayers(game, rules, this.#state);
    this.#rollout = new Rollout(rules);
    this.#knowledge = seatKnowledgeOf(game, rules);
    this.#told = seatKnowledgeOf(game, rules);
  }

  /** Starts from what a viewer knows, and from models of the players. */
  observe(view: G['view'], log: readonly G['event'][], models: readonly PlayerModel[]): void {
    this.#told.rebuild(view, log);
    this.#imagine = likelyWorlds(this.#game, this.#rules, view, log);
    this.#models = models;
  }

  /** Starts from the real state: for measurements only. */
  observeState(state: G['state'], knowledge: SeatKnowledge, models: readonly PlayerModel[]): void {
    this.#told.copyFrom(knowledge);
    this.#imagine = (into) => this.#rules.copy(state, into);
    this.#models = models;
  }

  /** Imagines another world and draws its players. */
  nextWorld(rng: Rng): void {
    this.#imagine(this.#world, rng);
    this.#levels = this.#players.draw(this.#models, rng);
    for (let i = 0; i < this.#seed.length; i++) this.#seed[i] = wordFrom(rng);
  }

  /**
   * Plays the world out after these actions of the seat to act, while it keeps the turn, and returns the places. Every
   * call for one world meets the same chance.
   */
  places(plan: readonly ActionCode[]): readonly number[] {
    const [a, b, c, counter] = this.#seed;
    const rng = new Sfc32(a, b, c, counter);
    const chance = new RandomChance(rng);
    const state = this.#state;
    const rules = this.#rules;
    rules.copy(this.#world, state);
    this.#knowledge.copyFrom(this.#told);
    const seat = rules.turn(state);
    for (const code of plan) {
      if (rules.turn(state) === seat && rules.isLegal(state, code))
        this.#rollout.act(state, this.#knowledge, code, chance);
    }
    return this.#rollout.run(state, this.#knowledge, this.#levels, rng, chance);
  }
}

const HALF = 1 << 15;

const wordFrom = (rng: Rng): number => (rng.below(HALF) << 17) ^ (rng.below(HALF) << 2) ^ rng.below(HALF);
