import type { NewGameRules } from './rules.ts';
import type { NewGameState } from './state.ts';
import type { NewGameAction, NewGameRefusal } from './vocabulary.ts';

/** Why the seat to act may not take this action; null if it may. */
export function whyNot(rules: NewGameRules, state: NewGameState, _action: NewGameAction): NewGameRefusal | null {
  if (rules.isOver(state)) return 'game-over';
  throw new Error(
    'Step 6: in packages/games/src/new-game/rules/legality.ts write whyNot(): a refusal with a name for each thing that may not be done, null for what is legal.',
  );
}
