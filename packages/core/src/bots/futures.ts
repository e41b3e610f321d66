import type { ActionCode } from '../engine/cards/kind.ts';
import { RandomChance } from '../engine/chance/chance.ts';
import type { Rng } from '../engine/chance/rng.ts';
import { Sfc32 } from '../engine/chance/sfc32.ts';
import type { Game } from '../engine/game/game.ts';
import type { Level } from '../engine/rules/level.ts';
import type { Imagine, Rules, Vocabulary } from '../engine/rules/rules.ts';
import type { Sight } from '../engine/rules/sight.ts';
import { Company, type Sitter } from './company.ts';
import { Rollout } from './rollout.ts';
import { likelyWorlds, sightOf } from './stand-ins.ts';

/**
 * How a game may go on: world by world, each played on as often as is asked. `look` first, and again for every
 * position; one object serves a whole game.
 */
export class Futures<G extends Vocabulary> {
  readonly #game: Game<G>;
  readonly #rules: Rules<G>;
  readonly #company: Company<G>;
  readonly #rollout: Rollout<G>;
  /** What everyone was told so far, and the same while a world is played on. */
  readonly #told: Sight;
  readonly #sight: Sight;
  readonly #world: G['state'];
  readonly #state: G['state'];
  readonly #seed = new Int32Array(4);
  #imagine: Imagine<G['state']> = () => {};
  #sitters: readonly Sitter[] = [];
  #levels: readonly Level[] = [];

  constructor(game: Game<G>, rules: Rules<G>) {
    this.#game = game;
    this.#rules = rules;
    this.#world = rules.create();
    this.#state = rules.create();
    this.#company = new Company(game, rules, this.#state);
    this.#rollout = new Rollout(rules);
    this.#sight = sightOf(game, rules);
    this.#told = sightOf(game, rules);
  }

  /** Begins with what a viewer knows, and who sits at the table. */
  look(view: G['view'], log: readonly G['event'][], sitters: readonly Sitter[]): void {
    this.#told.read(view, log);
    this.#imagine = likelyWorlds(this.#game, this.#rules, view, log);
    this.#sitters = sitters;
  }

  /** Begins with the one world that there is: for measurements alone. */
  peek(state: G['state'], sight: Sight, sitters: readonly Sitter[]): void {
    this.#told.copyFrom(sight);
    this.#imagine = (into) => this.#rules.copy(state, into);
    this.#sitters = sitters;
  }

  /** Imagines another world, and who plays on in it. */
  next(rng: Rng): void {
    this.#imagine(this.#world, rng);
    this.#levels = this.#company.draw(this.#sitters, rng);
    for (let i = 0; i < this.#seed.length; i++) this.#seed[i] = wordFrom(rng);
  }

  /** Who wins this world after these actions of the seat to act, as far as it keeps the turn; always with the same luck. */
  places(plan: readonly ActionCode[]): readonly number[] {
    const [a, b, c, counter] = this.#seed;
    const rng = new Sfc32(a, b, c, counter);
    const chance = new RandomChance(rng);
    const state = this.#state;
    const rules = this.#rules;
    rules.copy(this.#world, state);
    this.#sight.copyFrom(this.#told);
    const seat = rules.turn(state);
    for (const code of plan) {
      if (rules.turn(state) === seat && rules.isLegal(state, code)) this.#rollout.act(state, this.#sight, code, chance);
    }
    return this.#rollout.run(state, this.#sight, this.#levels, rng, chance);
  }
}

const HALF = 1 << 15;

const wordFrom = (rng: Rng): number => (rng.below(HALF) << 17) ^ (rng.below(HALF) << 2) ^ rng.below(HALF);
