import { seatKnowledgeOf } from '../bots/stand-ins.ts';
import type { Seat } from '../engine/cards/kind.ts';
import type { Chance } from '../engine/chance/chance.ts';
import type { Rng } from '../engine/chance/rng.ts';
import type { Game } from '../engine/game/game.ts';
import { EventLog } from '../engine/rules/event-log.ts';
import { chooseQuickly, type Level } from '../engine/rules/level.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import type { SeatKnowledge } from '../engine/rules/seat-knowledge.ts';

/** Receives the events since its last call. */
type Listen = (log: EventLog) => void;

/** Plays quick levels at one table without views. They choose as their bots do, many times faster. */
export class LevelGame<G extends Vocabulary> {
  readonly state: G['state'];
  readonly #rules: Rules<G>;
  readonly #knowledge: SeatKnowledge;
  readonly #log = new EventLog();

  constructor(game: Game<G>, rules: Rules<G>) {
    this.#rules = rules;
    this.#knowledge = seatKnowledgeOf(game, rules);
    this.state = rules.create();
  }

  /** Plays one deal to its end and returns the number of actions. A recorder may listen to each action. */
  play(levels: readonly Level[], rngs: readonly Rng[], chance: Chance, firstSeat: Seat = 0, listen?: Listen): number {
    this.#knowledge.clear();
    this.#log.clear();
    this.#rules.deal(this.state, firstSeat, chance, this.#log);
    const actions = this.#playOn(levels, rngs, chance, listen);
    listen?.(this.#log);
    return actions;
  }

  #playOn(levels: readonly Level[], rngs: readonly Rng[], chance: Chance, listen?: Listen): number {
    const rules = this.#rules;
    const { state } = this;
    let actions = 0;
    for (let seat = rules.turn(state); seat !== null; seat = rules.turn(state), actions++) {
      this.#knowledge.apply(this.#log);
      listen?.(this.#log);
      this.#log.clear();
      rules.apply(state, chooseQuickly(rules, state, this.#knowledge, levels[seat], rngs[seat]), chance, this.#log);
    }
    return actions;
  }
}
