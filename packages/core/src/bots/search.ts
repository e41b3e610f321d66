import type { Bot, Budget } from '../engine/bot.ts';
import type { Game } from '../engine/game.ts';
import type { Seat } from '../engine/kind.ts';
import type { Level } from '../engine/level.ts';
import type { Rng } from '../engine/rng.ts';
import type { Rules, Vocabulary } from '../engine/rules.ts';
import { seatNumbers } from '../engine/seats.ts';
import { Candidates } from './candidates.ts';
import type { Sitter } from './company.ts';
import { Futures } from './futures.ts';

/** Worlds that show whether anything is left to decide. */
const FIRST_WORLDS = 12;

/** How a search spends its rollouts. */
export interface SearchPlan {
  readonly rollouts: number;
  /** Does it weigh worlds by what was done in them, and the others by how they have played? */
  readonly isAware: boolean;
}

/**
 * Tries every action in the same imagined worlds, played on by quick levels. The worse half drops out round by
 * round; dolphin's own choice stays in, and is left only for a clear paired gain.
 */
export class Search<G extends Vocabulary> implements Bot<G> {
  readonly #rules: Rules<G>;
  readonly #plan: SearchPlan;
  readonly #prior: Level<G>;
  readonly #sight: G['sight'];
  readonly #futures: Futures<G>;
  readonly #game: Game<G>;

  constructor(game: Game<G>, rules: Rules<G>, plan: SearchPlan) {
    this.#game = game;
    this.#rules = rules;
    this.#plan = plan;
    this.#prior = game.levels(rules).dolphin;
    this.#sight = game.sight(rules);
    // Only the win counts, so imagined games end with it, as a deal of a match does.
    const shorter = game.rules(game.match.options(rules.options), rules.seats, rules.pack);
    this.#futures = new Futures(game, shorter);
  }

  choose(view: G['view'], log: readonly G['event'][], rng: Rng, budget: Budget = {}): G['action'] {
    const { legal } = view;
    if (legal.length === 1) return legal[0];
    this.#sight.read(view, log);
    const codes = legal.map((action) => this.#rules.encode(action));
    const prior = codes.indexOf(this.#prior.choose(this.#sight, rng));
    const rollouts = budget.rollouts ?? this.#plan.rollouts;
    this.#look(view, log);
    // A bot is asked only when its seat has the turn.
    const candidates = new Candidates(this.#futures, view.turn as Seat, codes.map(alone), rollouts);
    candidates.tryIn(FIRST_WORLDS, rng, budget.isLate);
    if (candidates.isDecided) return legal[prior];
    candidates.narrow(2, [prior], rollouts, rng, budget.isLate);
    return legal[candidates.best(prior, this.#game.gate)];
  }

  #look(view: G['view'], log: readonly G['event'][]): void {
    const { isAware } = this.#plan;
    const seats = seatNumbers(this.#rules.seats);
    const sitters = seats.map((seat): Sitter => (isAware && seat !== view.turn ? this.#sight.seems(seat) : 'dolphin'));
    const imagine = isAware ? this.#game.imagineLikely(this.#rules, view, log) : this.#rules.imagine(view, log);
    this.#futures.look(view, log, sitters, imagine);
  }
}

const alone = <T>(code: T): readonly T[] => [code];
