import type { Result, Seat } from '@shoal/core';
import type { NewGameState } from './state.ts';
import type { Reason } from './vocabulary.ts';

/** How a finished game stands. */
export function resultOf(_state: NewGameState): Result & { readonly reason: Reason } {
  return unwritten();
}

/** Who has surely won alone, though the game may go on; null while that is open. */
export function winnerOf(_state: NewGameState): Seat | null {
  return unwritten();
}

function unwritten(): never {
  throw new Error(
    'Step 11: in packages/games/src/new-game/rules/result.ts write resultOf() and winnerOf(): place and score of each seat, and the reason why the game ended.',
  );
}
