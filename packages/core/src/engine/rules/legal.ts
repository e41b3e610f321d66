import type { ActionCode } from '../cards/kind.ts';
import type { Rules, Vocabulary } from './rules.ts';

/** The codes of everything the seat to act may do. */
export const legalCodes = <G extends Vocabulary>(rules: Rules<G>, state: G['state']): ActionCode[] =>
  Array.from({ length: rules.legalCount(state) }, (_, n) => rules.legalAt(state, n));

export const legalActions = <G extends Vocabulary>(rules: Rules<G>, state: G['state']): G['action'][] =>
  legalCodes(rules, state).map((code) => rules.decode(code));
