import type { Action, Card, Mark, Rank, Seat, Suit, View } from '@shoal/core';
import type { CrazyEightsAction, CrazyEightsView } from '@shoal/games/crazy-eights';
import type { GoFishAction } from '@shoal/games/go-fish';

/** An action as a choice to take. */
export type ActionMessage =
  | { readonly key: 'ask'; readonly of: Seat; readonly rank: Rank }
  | { readonly key: 'fish' }
  | { readonly key: 'play'; readonly card: Card }
  | { readonly key: 'play-naming'; readonly card: Card; readonly suit: Suit }
  | { readonly key: 'draw' }
  | { readonly key: 'draw-penalty'; readonly count: number }
  | { readonly key: 'pass' | 'keep-playing' | 'stop' };

/** Makes a message of an action of any game; the view tells a penalty from a single card. */
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

/** How one seat stands at the end. */
export type StandingMessage =
  | { readonly key: 'books' | 'pairs' | 'points'; readonly seat: Seat; readonly place: number; readonly count: number }
  | { readonly key: 'your-books' | 'your-pairs' | 'your-points'; readonly place: number; readonly count: number }
  | { readonly key: 'no-cards'; readonly seat: Seat; readonly place: number }
  | { readonly key: 'you-have-no-cards'; readonly place: number };

/** What the coach says of any game. */
export type CoachMessage =
  | { readonly key: 'win-share'; readonly share: number; readonly better: number }
  | { readonly key: 'only-share'; readonly share: number }
  | { readonly key: Mark; readonly loss: number; readonly error: number }
  | { readonly key: 'forgot'; readonly loss: number; readonly error: number }
  | { readonly key: 'curve-of'; readonly seat: Seat }
  | { readonly key: 'your-curve' | 'nothing-marked' };

/** Rounds a loss down to a point, so that it never reads as if it earned the next worse mark. */
export const downToPoint = (loss: number): number => Math.floor(100 * loss + 1e-9) / 100;

/** What a table says beside the game itself: headers, prompts, farewells. */
export type LineMessage =
  // How things stand.
  | { readonly key: 'stock-left'; readonly count: number }
  | { readonly key: 'out-in-place'; readonly place: number }
  | { readonly key: 'up-card'; readonly card: Card }
  | { readonly key: 'suit-in-force'; readonly suit: Suit }
  | { readonly key: 'anything-matches' }
  | { readonly key: 'direction'; readonly direction: 1 | -1 }
  | { readonly key: 'penalty-waits'; readonly count: number }
  // Whose turn it is, and what is wanted.
  | { readonly key: 'your-turn' }
  | { readonly key: 'turn'; readonly seat: Seat }
  | { readonly key: 'which-rank'; readonly of: Seat }
  | { readonly key: 'which-seat'; readonly rank: Rank }
  | { readonly key: 'which-suit' }
  | { readonly key: 'vote-now' }
  | { readonly key: 'not-understood'; readonly text: string }
  | { readonly key: 'no-such-player'; readonly text: string; readonly seats: readonly Seat[] }
  | { readonly key: 'no-such-card-number'; readonly count: number }
  // Beginning and end.
  | { readonly key: 'seed'; readonly seed: string }
  | { readonly key: 'saved'; readonly path: string }
  | { readonly key: 'really-quit' }
  | { readonly key: 'input-ended' }
  | { readonly key: 'goodbye' };
