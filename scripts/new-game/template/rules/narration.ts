import type { EventLog, Seat } from '@shoal/core';
import type { NewGameAction, NewGameEvent } from './vocabulary.ts';

/** Decodes the events of the log from index `from` on. */
export function eventsOf(_log: EventLog, _from = 0): NewGameEvent[] {
  throw new Error(
    'Step 9: in packages/games/src/new-game/rules/narration.ts write how each event becomes whole numbers of the log and an event again, who may know what of it in censor(), how a record spells it in rules/record-schema.ts, and in index.ts cardSteps: where its cards come from and go to.',
  );
}

/** The part of an event that a viewer may know. */
export const censor = (event: NewGameEvent, _viewer: Seat | null): NewGameEvent => event;

export const actionOf = ({ type }: NewGameEvent): NewGameAction | null => ({ type });
