/** Checks any engine against the schemas, by its states before and after each action. */
import { type Action, actionBroken, type Deal, openingBroken } from './composition.ts';
import { type Card, FULL_PACK, type State, stateInvariant, stateKey } from './schemas.ts';

/** One action of an engine. Both states lie between actions: phase ask, fish or over. */
export interface Step {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

function nameOf(action: Action): string {
  return action.type === 'ask' ? `ask ${action.rank}` : 'fish';
}

/** Returns the first broken conjunct of one step, or null: first of the action, then of the state after it. */
export function checkStep({ before, action, after }: Step, pack: ReadonlySet<Card> = FULL_PACK): string | null {
  const unsound = stateInvariant(before, pack);
  if (unsound !== null) return `State: ${unsound}`;
  const broken = actionBroken(before, action, after);
  if (broken !== null) return broken;
  const wrong = stateInvariant(after, pack);
  return wrong && `State′: ${wrong}`;
}

/** Returns the first broken conjunct of a game or a part of one, with the number of the step from 1, or null. */
export function checkAgainstZ(trace: readonly Step[], pack: ReadonlySet<Card> = FULL_PACK): string | null {
  for (const [index, each] of trace.entries()) {
    const previous = trace[index - 1];
    const gap = previous !== undefined && stateKey(previous.after) !== stateKey(each.before);
    const broken = gap ? 'Trace: a step begins where the one before it ended' : checkStep(each, pack);
    if (broken !== null) return `step ${index + 1} (${nameOf(each.action)}): ${broken}`;
  }
  return null;
}

/** Returns the first broken conjunct of the deal and its opening pairs, or null. */
export function checkOpening(deal: Deal, state: State, pack: ReadonlySet<Card> = FULL_PACK): string | null {
  const broken = openingBroken(deal, state, pack);
  if (broken !== null) return broken;
  const wrong = stateInvariant(state, pack);
  return wrong && `State′: ${wrong}`;
}
