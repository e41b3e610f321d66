import { isNumberBelow, RANK_COUNT } from '@shoal/core';
import type { GoFishRules } from './rules.ts';
import { FISH, type GoFishState } from './state.ts';
import type { GoFishAction, GoFishRefusal } from './vocabulary.ts';

/** Why the seat to act may not do this, or null. Uses only what that seat knows. */
export function whyNot(rules: GoFishRules, state: GoFishState, action: GoFishAction): GoFishRefusal | null {
  if (rules.isOver(state)) return 'game-over';
  if (state.phase === FISH) return action.type === 'fish' ? null : 'must-fish';
  return action.type === 'ask' ? whyNotAsk(rules, state, action) : 'must-ask';
}

/** Checks numbers from outside before they become a code, or one ask could pass for another. */
function whyNotAsk(
  rules: GoFishRules,
  state: GoFishState,
  ask: GoFishAction & { readonly type: 'ask' },
): GoFishRefusal | null {
  if (!isNumberBelow(ask.target, rules.seats)) return 'no-such-seat';
  if (ask.target === state.turn) return 'cannot-ask-yourself';
  if (((rules.targets(state) >> ask.target) & 1) === 0) return 'target-has-no-cards';
  return isNumberBelow(ask.rank, RANK_COUNT) && rules.isLegal(state, rules.encode(ask)) ? null : 'rank-not-held';
}
