import { CARD_COUNT, isNumberBelow, rankNamed, rankOf, SUIT_COUNT } from '@shoal/core';
import { DRAW_CODE } from './codes.ts';
import type { CrazyEightsRules } from './rules.ts';
import { type CrazyEightsState, VOTE } from './state.ts';
import type { CrazyEightsAction, CrazyEightsRefusal } from './vocabulary.ts';

/** Why the seat to act may not do this, or null. Uses only what that seat knows. */
export function whyNot(
  rules: CrazyEightsRules,
  state: CrazyEightsState,
  action: CrazyEightsAction,
): CrazyEightsRefusal | null {
  if (rules.isOver(state)) return 'game-over';
  // Checks numbers from outside before they become a code, or one action could pass for another.
  if (action.type === 'play' && !isNumberBelow(action.card, CARD_COUNT)) return 'card-not-held';
  if (action.type === 'play' && action.suit !== undefined && !isNumberBelow(action.suit, SUIT_COUNT))
    return 'suit-not-named';
  if (rules.isLegal(state, rules.encode(action))) return null;
  if (state.phase === VOTE) return 'must-vote';
  switch (action.type) {
    case 'play':
      return whyNotPlay(rules, state, action);
    case 'draw':
      return whyNotDraw(rules, state);
    case 'pass':
      return whyNotPass(state);
    default:
      return 'no-vote-on';
  }
}

function whyNotPlay(
  rules: CrazyEightsRules,
  state: CrazyEightsState,
  { card }: CrazyEightsAction & { type: 'play' },
): CrazyEightsRefusal {
  const { drawTwo } = rules.options;
  if (state.copies(state.turn, card) === 0) return 'card-not-held';
  if (state.penalty > 0 && (drawTwo === null || rankOf(card) !== rankNamed(drawTwo))) return 'penalty-waits';
  if (rankOf(card) === rules.wild) return 'suit-not-named';
  // A card that could be played is refused only for a suit that it does not name.
  return rules.choices.isPlayable(state, card) ? 'suit-not-wanted' : 'card-does-not-match';
}

function whyNotDraw(rules: CrazyEightsRules, state: CrazyEightsState): CrazyEightsRefusal {
  if (state.mustPlay) return 'must-play';
  if (!rules.choices.canDraw(state)) return 'nothing-to-draw';
  return rules.options.draw !== 'until-playable' && state.drawn >= rules.options.draw ? 'drew-enough' : 'holds-a-match';
}

function whyNotPass(state: CrazyEightsState): CrazyEightsRefusal {
  if (state.penalty > 0) return 'penalty-waits';
  if (state.mustPlay) return 'must-play';
  return state.otherwise === DRAW_CODE ? 'must-draw-first' : 'could-play';
}
