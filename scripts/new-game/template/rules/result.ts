import type { Result, Seat } from '@shoal/core';
import type { NewGameState } from './state.ts';
import type { Reason } from './vocabulary.ts';

/** The result of a finished game. */
export function resultOf(_state: NewGameState): Result & { readonly reason: Reason } {
  return unwritten();
}

/** The seat that is certain to win alone; null while that is open. */
export function winnerOf(_state: NewGameState): Seat | null {
  return unwritten();
}

function unwritten(): never {
  throw new Error(
    'Step 11: in packages/games/src/new-game/rules/result.ts write resultOf() and winnerOf(): place and score of each seat, and the reason why the game ended.',
  );
}
