import type { Seat } from '@shoal/core';
import type { NewGameRules } from './rules.ts';
import type { NewGameState } from './state.ts';
import type { NewGameView } from './vocabulary.ts';

/** What a seat may know of a state, built field by field. */
export function viewOf(_rules: NewGameRules, _state: NewGameState, _seat: Seat | null): NewGameView {
  throw new Error(
    'Step 7: in packages/games/src/new-game/rules/view.ts write viewOf(): only what this seat may know, and in index.ts openCards: the cards that lie open on the table.',
  );
}
