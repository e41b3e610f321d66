import type { Chance } from '../engine/chance.ts';
import { EventLog } from '../engine/event-log.ts';
import { glance } from '../engine/glance.ts';
import type { ActionCode } from '../engine/kind.ts';
import type { Level } from '../engine/level.ts';
import type { Rng } from '../engine/rng.ts';
import type { Result, Rules, Vocabulary } from '../engine/rules.ts';

/** Plays a state on to its end with a level in every seat, while the sight keeps up with what everyone is told. */
export class Rollout<G extends Vocabulary> {
  readonly #rules: Rules<G>;
  readonly #log = new EventLog();

  constructor(rules: Rules<G>) {
    this.#rules = rules;
  }

  /** Does one action and takes in what everyone is told of it. */
  act(state: G['state'], sight: G['sight'], code: ActionCode, chance: Chance): void {
    this.#log.clear();
    this.#rules.apply(state, code, chance, this.#log);
    sight.hear(this.#log);
  }

  /** Plays on to the end; state and sight change with it. */
  run(state: G['state'], sight: G['sight'], levels: readonly Level<G>[], rng: Rng, chance: Chance): Result {
    const rules = this.#rules;
    for (let seat = rules.turn(state); seat !== null; seat = rules.turn(state)) {
      this.act(state, sight, glance(rules, state, sight, levels[seat], rng), chance);
    }
    // The loop ends with the game, and then there is a result.
    return rules.result(state) as Result;
  }
}
