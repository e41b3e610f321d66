import type { NarratedMessage, NarrationScope, Seat } from '@shoal/core';
import type { NewGameEvent } from '../rules/vocabulary.ts';

/** What happened, told to one seat or to nobody in particular. */
export type NewGameEventMessage = { readonly key: 'passes'; readonly seat: Seat } | { readonly key: 'you-pass' };

/** A log told message by message. */
export function storyOf(
  _log: readonly NewGameEvent[],
  _telling: NarrationScope,
): readonly NarratedMessage<NewGameEventMessage>[] {
  throw new Error(
    'Step 13: in packages/games/src/new-game/presentation/story.ts write storyOf(): a message for each event, to the seat it concerns and to the others; in presentation/messages.ts the clauses of the rules sheet.',
  );
}
