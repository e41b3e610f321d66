import { type Seat, seatNumbers } from '../engine/cards/kind.ts';
import type { Rng } from '../engine/chance/rng.ts';
import type { Game } from '../engine/game/game.ts';
import type { Bot, Budget } from '../engine/rules/bot.ts';
import { happens, type Level, type Odds } from '../engine/rules/level.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import type { SeatKnowledge } from '../engine/rules/seat-knowledge.ts';
import { Candidates } from './candidates.ts';
import { Endgame } from './endgame.ts';
import { untilTheWin } from './rollout.ts';
import type { PlayerModel } from './rollout-players.ts';
import { RolloutSampler } from './rollout-sampler.ts';
import { levelsOf, priorOf, seatKnowledgeOf } from './stand-ins.ts';

/** Worlds that show whether the choice matters at all. */
const FIRST_WORLDS = 12;

/** How a search spends its rollouts. */
export interface SearchPlan {
  readonly rollouts: number;
  /** Does it model the other seats by how they have played? */
  readonly isAware: boolean;
  /** Does it search exactly when few cards are unknown? */
  readonly isExact: boolean;
  /** How often it acts like `pike` instead of searching. */
  readonly habit: Odds;
}

/**
 * Tries every action in the same imagined worlds, played on by quick levels. The worse half drops out round by
 * round; the prior's choice stays in, and is left only for a clear paired gain.
 */
export class Search<G extends Vocabulary> implements Bot<G> {
  readonly #rules: Rules<G>;
  readonly #plan: SearchPlan;
  readonly #prior: Level;
  readonly #habit: Level;
  readonly #knowledge: SeatKnowledge;
  readonly #sampler: RolloutSampler<G>;
  readonly #endgame: Endgame<G> | null;

  constructor(game: Game<G>, rules: Rules<G>, plan: SearchPlan) {
    this.#rules = rules;
    this.#plan = plan;
    this.#prior = priorOf(game, rules);
    this.#habit = levelsOf(game, rules).pike;
    this.#knowledge = seatKnowledgeOf(game, rules);
    this.#sampler = new RolloutSampler(game, untilTheWin(game, rules));
    this.#endgame = plan.isExact ? new Endgame(game, rules) : null;
  }

  choose(view: G['view'], log: readonly G['event'][], rng: Rng, budget: Budget = {}): G['action'] {
    const { legal } = view;
    if (legal.length === 1) return legal[0];
    this.#knowledge.rebuild(view, log);
    if (happens(this.#plan.habit, rng)) return this.#rules.decode(this.#habit.choose(this.#knowledge, rng));
    const codes = legal.map((action) => this.#rules.encode(action));
    const prior = codes.indexOf(this.#prior.choose(this.#knowledge, rng));
    const everyone = seatNumbers(this.#rules.seats).map(() => this.#prior);
    const exact = this.#endgame?.choose(view, log, everyone, codes[prior], rng, budget.isLate) ?? null;
    if (exact !== null) return this.#rules.decode(exact);
    const rollouts = budget.rollouts ?? this.#plan.rollouts;
    this.#look(view, log);
    // A bot chooses only when its seat has the turn.
    const candidates = new Candidates(this.#sampler, view.turn as Seat, codes.map(alone), rollouts);
    candidates.tryIn(FIRST_WORLDS, rng, budget.isLate);
    if (candidates.isDecided) return legal[prior];
    candidates.narrow(prior, rollouts, rng, budget.isLate);
    return legal[candidates.best(prior)];
  }

  #look(view: G['view'], log: readonly G['event'][]): void {
    const { isAware } = this.#plan;
    const other = (seat: Seat): PlayerModel => (isAware ? this.#knowledge.likelyLevel(seat) : 'dolphin');
    const models = seatNumbers(this.#rules.seats).map((seat) => (seat === view.turn ? 'prior' : other(seat)));
    this.#sampler.observe(view, log, models);
  }
}

const alone = <T>(code: T): readonly T[] => [code];
