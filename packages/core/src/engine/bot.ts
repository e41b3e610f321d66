import { pick, type Rng } from './rng.ts';
import type { Vocabulary } from './rules.ts';

/** Chooses for a seat from what that seat may know: its view and the log it was told, never a state. */
export interface Bot<G extends Vocabulary> {
  choose(view: G['view'], log: readonly G['event'][], rng: Rng): G['action'];
}

/** Any legal action, each equally likely. */
export const randomBot: Bot<Vocabulary> = {
  choose: (view, _log, rng) => pick(view.legal, rng),
};
