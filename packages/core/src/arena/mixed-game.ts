import { seatKnowledgeOf } from '../bots/stand-ins.ts';
import type { ActionCode, Seat } from '../engine/cards/kind.ts';
import type { Chance } from '../engine/chance/chance.ts';
import type { Rng } from '../engine/chance/rng.ts';
import type { Game } from '../engine/game/game.ts';
import type { Bot, Policy } from '../engine/rules/bot.ts';
import { EventLog } from '../engine/rules/event-log.ts';
import { chooseQuickly, type Level } from '../engine/rules/level.ts';
import type { Result, Rules, Vocabulary } from '../engine/rules/rules.ts';
import type { SeatKnowledge } from '../engine/rules/seat-knowledge.ts';

/** A player at a measured table: a bot chooses from a view, a policy from a state. */
export type Contestant<G extends Vocabulary> =
  | { readonly kind: 'level'; readonly level: Level }
  | { readonly kind: 'bot'; readonly bot: Bot<G> }
  | { readonly kind: 'policy'; readonly policy: Policy<G> };

/** Plays levels, bots and policies at one table. Only bots cost a view. */
export class MixedGame<G extends Vocabulary> {
  readonly #rules: Rules<G>;
  readonly #state: G['state'];
  readonly #knowledge: SeatKnowledge;
  readonly #words = new EventLog();
  #events: G['event'][] = [];

  constructor(game: Game<G>, rules: Rules<G>) {
    this.#rules = rules;
    this.#state = rules.create();
    this.#knowledge = seatKnowledgeOf(game, rules);
  }

  play(contestants: readonly Contestant<G>[], rngs: readonly Rng[], chance: Chance, firstSeat: Seat = 0): Result {
    const rules = this.#rules;
    const state = this.#state;
    this.#events = [];
    this.#words.clear();
    this.#knowledge.clear();
    rules.deal(state, firstSeat, chance, this.#words);
    for (let seat = rules.turn(state); seat !== null; seat = rules.turn(state)) {
      this.#listen();
      rules.apply(state, this.#choiceOf(contestants[seat], seat, rngs[seat]), chance, this.#words);
    }
    // The loop ends with the game, so there is a result.
    return rules.result(state) as Result;
  }

  #listen(): void {
    this.#knowledge.apply(this.#words);
    this.#events.push(...this.#rules.events(this.#words));
    this.#words.clear();
  }

  #choiceOf(contestant: Contestant<G>, seat: Seat, rng: Rng): ActionCode {
    const rules = this.#rules;
    switch (contestant.kind) {
      case 'level':
        return chooseQuickly(rules, this.#state, this.#knowledge, contestant.level, rng);
      case 'policy':
        return contestant.policy.choose(this.#state, this.#knowledge, rng);
      case 'bot': {
        const log = this.#events.map((event) => rules.censor(event, seat));
        return rules.encode(contestant.bot.choose(rules.view(this.#state, seat), log, rng));
      }
    }
  }
}
