import type { NarratedMessage, NarrationScope, Seat, TurnPart } from '@shoal/core';
import type { NewGameEvent } from '../rules/vocabulary.ts';

/** An event, as told to a seat or to everyone. */
export type NewGameEventMessage = { readonly key: 'passes'; readonly seat: Seat } | { readonly key: 'you-pass' };

/** What a seat does within a turn; its words are a verb phrase. */
export interface NewGameStep {
  readonly key: 'passes';
}

/** Converts a log to messages. */
export function storyOf(
  _log: readonly NewGameEvent[],
  _telling: NarrationScope,
): readonly NarratedMessage<NewGameEventMessage>[] {
  throw new Error(
    'Step 13: in packages/games/src/new-game/presentation/story.ts write storyOf(): a message for each event, to the seat it concerns and to the others; and turnsIn(): what each seat does in its turn; in presentation/messages.ts the clauses of the rules sheet.',
  );
}

/** Converts a log to turns. */
export function turnsIn(
  log: readonly NewGameEvent[],
  telling: NarrationScope,
): readonly TurnPart<NewGameStep, NewGameEventMessage>[] {
  return storyOf(log, telling).map((told) => ({ ...told, turn: null }));
}
