import type { GoFishRules } from './rules.ts';
import { FISH, type GoFishState } from './state.ts';
import type { GoFishAction, GoFishRefusal } from './vocabulary.ts';

/** Why the seat to act may not do this; null when it may. Uses only what that seat knows anyway. */
export function whyNot(rules: GoFishRules, state: GoFishState, action: GoFishAction): GoFishRefusal | null {
  if (rules.turn(state) === null) return 'game-over';
  if (rules.isLegal(state, rules.encode(action))) return null;
  if (action.type === 'fish') return 'must-ask';
  if (state.phase === FISH) return 'must-fish';
  if (!(action.target >= 0 && action.target < rules.seats)) return 'no-such-seat';
  if (action.target === state.turn) return 'cannot-ask-yourself';
  return ((rules.targets(state) >> action.target) & 1) === 0 ? 'target-has-no-cards' : 'rank-not-held';
}
