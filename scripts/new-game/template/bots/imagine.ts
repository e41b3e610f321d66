import type { Imagine } from '@shoal/core';
import type { NewGameRules } from '../rules/rules.ts';
import type { NewGameState } from '../rules/state.ts';
import type { NewGameEvent, NewGameView } from '../rules/vocabulary.ts';

/** Derives what a viewer knows; all worlds dealt from it look alike to that viewer. */
export function imagine(
  _rules: NewGameRules,
  _view: NewGameView,
  _log: readonly NewGameEvent[],
): Imagine<NewGameState> {
  throw new Error(
    'Step 10: in packages/games/src/new-game/bots/imagine.ts write imagine(): deal the cards that the viewer cannot see at random, so that its view stays as it is and nothing it was told is contradicted.',
  );
}
