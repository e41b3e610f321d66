import type { Seat } from '../cards/kind.ts';
import type { EventLog } from './event-log.ts';
import type { QuickLevel } from './level.ts';
import type { GameEvent, View } from './rules.ts';

/**
 * What a seat knows when it has the turn, as whole numbers: what everyone was told since the deal, and its own hand.
 * One object serves a whole simulation, so a level can choose without a view being written for it.
 */
export interface Sight {
  /** A new deal: nothing has been told yet. */
  clear(): void;
  copyFrom(other: Sight): void;
  /** Takes in what everyone is told of all the log's words; private cards are passed over. */
  hear(log: EventLog): void;
  /** Looks at the table as the seat to act: reads nothing of the state that the seat's view would not show. */
  look(state: object): void;
  /** The same from a view and all that its seat was told. */
  read(view: View, log: readonly GameEvent[]): void;
  /** The level that comes nearest to how a seat has played so far. */
  seems(seat: Seat): QuickLevel;
}
