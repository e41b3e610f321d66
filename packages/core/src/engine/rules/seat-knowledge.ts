import type { Seat } from '../cards/kind.ts';
import type { EventLog } from './event-log.ts';
import type { QuickLevel } from './level.ts';
import type { GameEvent, View } from './rules.ts';

/**
 * What the seat to act knows, as whole numbers: the events that everyone was told since the deal, and its own hand.
 * One object serves a whole simulation, so a level can choose without a view.
 */
export interface SeatKnowledge {
  /** Forgets everything: a new deal begins. */
  clear(): void;
  copyFrom(other: SeatKnowledge): void;
  /** Applies the public part of every event in the log; private cards are ignored. */
  apply(log: EventLog): void;
  /** Takes the place of the seat to act. Reads only what that seat's view would show. */
  observe(state: object): void;
  /** Builds the knowledge of a seat from its view and all that it was told. */
  rebuild(view: View, log: readonly GameEvent[]): void;
  /** The level that best matches how a seat has played so far. */
  likelyLevel(seat: Seat): QuickLevel;
}
