import type {
  Action,
  Card,
  CrazyEightsAction,
  CrazyEightsView,
  GoFishAction,
  Rank,
  Seat,
  Suit,
  View,
} from '@shoal/core';

/** An action as a choice to take. */
export type ActionMessage =
  | { readonly key: 'ask'; readonly of: Seat; readonly rank: Rank }
  | { readonly key: 'fish' }
  | { readonly key: 'play'; readonly card: Card }
  | { readonly key: 'play-naming'; readonly card: Card; readonly suit: Suit }
  | { readonly key: 'draw' }
  | { readonly key: 'draw-penalty'; readonly count: number }
  | { readonly key: 'pass' | 'keep-playing' | 'stop' };

/** Any action of any game; the view tells a penalty from a single card. */
export function actionMessage(action: Action, view?: View): ActionMessage {
  const chosen = action as GoFishAction | CrazyEightsAction;
  switch (chosen.type) {
    case 'ask':
      return { key: 'ask', of: chosen.target, rank: chosen.rank };
    case 'play':
      return chosen.suit === undefined
        ? { key: 'play', card: chosen.card }
        : { key: 'play-naming', card: chosen.card, suit: chosen.suit };
    case 'draw':
      return drawMessage(view as CrazyEightsView | undefined);
    default:
      return { key: chosen.type };
  }
}

function drawMessage(view?: CrazyEightsView): ActionMessage {
  const count = view?.penalty ?? 0;
  return count > 0 ? { key: 'draw-penalty', count } : { key: 'draw' };
}
