import type { ActionCode } from '@shoal/core';
import type { NewGameAction } from './vocabulary.ts';

/** The number of action codes, which start at 0. */
export const ACTION_COUNT = 1;

export const encode = (_action: NewGameAction): ActionCode => unwritten();

export const decode = (_code: ActionCode): NewGameAction => unwritten();

function unwritten(): never {
  throw new Error(
    'Step 2: in packages/games/src/new-game/rules/vocabulary.ts name what a seat can do and what can happen, and give each action a number in rules/codes.ts.',
  );
}
