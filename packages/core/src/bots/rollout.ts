import { type ActionCode, seatNumbers } from '../engine/cards/kind.ts';
import type { Chance } from '../engine/chance/chance.ts';
import type { Rng } from '../engine/chance/rng.ts';
import { type Game, optionsInMatch } from '../engine/game/game.ts';
import { EventLog } from '../engine/rules/event-log.ts';
import { chooseQuickly, type Level } from '../engine/rules/level.ts';
import type { Result, Rules, Vocabulary } from '../engine/rules/rules.ts';
import type { SeatKnowledge } from '../engine/rules/seat-knowledge.ts';

/** Plays a state to its end with a level in every seat, and keeps the knowledge up to date. */
export class Rollout<G extends Vocabulary> {
  readonly #rules: Rules<G>;
  readonly #log = new EventLog();
  /** The places when one seat has won alone. */
  readonly #alone: readonly (readonly number[])[];

  constructor(rules: Rules<G>) {
    this.#rules = rules;
    const seats = seatNumbers(rules.seats);
    this.#alone = seats.map((winner) => seats.map((seat) => (seat === winner ? 1 : 2)));
  }

  /** Applies one action to the state and to the knowledge. */
  act(state: G['state'], knowledge: SeatKnowledge, code: ActionCode, chance: Chance): void {
    this.#log.clear();
    this.#rules.apply(state, code, chance, this.#log);
    knowledge.apply(this.#log);
  }

  /** Plays on until the win is decided, changing state and knowledge. Only the first place is exact. */
  run(
    state: G['state'],
    knowledge: SeatKnowledge,
    levels: readonly Level[],
    rng: Rng,
    chance: Chance,
  ): readonly number[] {
    const rules = this.#rules;
    for (let seat = rules.turn(state); seat !== null; seat = rules.turn(state)) {
      const winner = rules.winner(state);
      if (winner !== null) return this.#alone[winner];
      this.act(state, knowledge, chooseQuickly(rules, state, knowledge, levels[seat], rng), chance);
    }
    // The loop ends with the game, so there is a result.
    return (rules.result(state) as Result).places;
  }
}

/** The rules of a table where play ends with the win, as in a match: rollouts care only about the win. */
export const untilTheWin = <G extends Vocabulary>(game: Game<G>, { options, seats, pack }: Rules<G>): Rules<G> =>
  game.rules(optionsInMatch(game, options), seats, pack);
