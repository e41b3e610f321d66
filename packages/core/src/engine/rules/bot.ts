import type { ActionCode } from '../cards/kind.ts';
import { pick, type Rng } from '../chance/rng.ts';
import type { Vocabulary } from './rules.ts';
import type { SeatKnowledge } from './seat-knowledge.ts';

/** Chooses for a seat from its view and the log it was told, never from a state. */
export interface Bot<G extends Vocabulary> {
  choose(view: G['view'], log: readonly G['event'][], rng: Rng, budget?: Budget): G['action'];
}

/** How long a bot may think. A count of rollouts keeps games reproducible; the clock is for live tables only. */
export interface Budget {
  readonly rollouts?: number;
  /** Has the time run out? */
  isLate?(): boolean;
}

/** Any legal action, each equally likely. */
export const randomBot: Bot<Vocabulary> = {
  choose: (view, _log, rng) => pick(view.legal, rng),
};

/** Chooses from a full state: for measurements and imagined worlds, never at a table with people. */
export interface Policy<G extends Vocabulary> {
  /** `knowledge` holds what everyone knows so far. */
  choose(state: G['state'], knowledge: SeatKnowledge, rng: Rng): ActionCode;
}
