import { isNumberBelow } from '@shoal/core';
import type { OldMaidRules } from './rules.ts';
import type { OldMaidState } from './state.ts';
import type { OldMaidAction, OldMaidRefusal } from './vocabulary.ts';

/** Why the seat to act may not do this, or null. Uses only what everyone sees. */
export function whyNot(rules: OldMaidRules, state: OldMaidState, action: OldMaidAction): OldMaidRefusal | null {
  if (rules.isOver(state)) return 'game-over';
  // Values from outside may be anything, whatever their type says.
  if (action.type !== 'take') return 'must-take';
  if (!isNumberBelow(action.target, rules.seats)) return 'no-such-seat';
  if (action.target === state.turn) return 'cannot-take-from-yourself';
  if (state.sizes[action.target] === 0) return 'target-has-no-cards';
  if (action.target !== state.target) return 'take-from-next';
  return isNumberBelow(action.spot, state.sizes[state.target]) ? null : 'no-such-place';
}
