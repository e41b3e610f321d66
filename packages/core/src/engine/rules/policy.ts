import type { ActionCode } from '../cards/kind.ts';
import type { Rng } from '../chance/rng.ts';
import type { Vocabulary } from './rules.ts';

/** Chooses from a state, every card of it: for measurements and imagined worlds, never at a table with people. */
export interface Policy<G extends Vocabulary> {
  /** The sight tells what everyone knows so far. */
  choose(state: G['state'], sight: G['sight'], rng: Rng): ActionCode;
}
