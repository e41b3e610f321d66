import type { NarratedMessage, NarrationScope, Seat } from '@shoal/core';
import type { NewGameEvent } from '../rules/vocabulary.ts';

/** An event, as told to a seat or to everyone. */
export type NewGameEventMessage = { readonly key: 'passes'; readonly seat: Seat } | { readonly key: 'you-pass' };

/** Converts a log to messages. */
export function storyOf(
  _log: readonly NewGameEvent[],
  _telling: NarrationScope,
): readonly NarratedMessage<NewGameEventMessage>[] {
  throw new Error(
    'Step 13: in packages/games/src/new-game/presentation/story.ts write storyOf(): a message for each event, to the seat it concerns and to the others; in presentation/messages.ts the clauses of the rules sheet.',
  );
}
