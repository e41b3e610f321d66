import type { Action, Seat } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import type { Choosing } from '../choosing/choosing.ts';
import type { Curtain } from './curtain.ts';

/** Something to say to the person who acts. */
export type Remark =
  | { readonly key: 'refused'; readonly refusal: string; readonly action: Action }
  /** Keys that would answer, as they are written on the keyboard. */
  | { readonly key: 'wrong-key'; readonly pressed: string; readonly answers: readonly string[] }
  /** So many things happened while nobody looked. */
  | { readonly key: 'caught-up'; readonly events: number }
  /** The bot at this seat failed, and a simple one plays on. */
  | { readonly key: 'bot-failed'; readonly seat: Seat }
  | {
      readonly key:
        | 'undone'
        | 'nothing-to-undo'
        | 'no-undo-daily'
        | 'no-undo-with-people'
        | 'no-hints-daily'
        /** The room waits for its journal, so nothing counts yet. */
        | 'not-kept';
    };

/** All that a screen shows of a table to the person in front of it. */
export interface SeatState {
  readonly report: TableReport;
  /** Whose cards are on the screen; null: only what everybody may see. */
  readonly viewer: Seat | null;
  /** The stack of the hand that keys are on. */
  readonly cursor: number;
  /** How far the viewer has come in choosing; null while others act. */
  readonly choosing: Choosing | null;
  /** Has nothing been touched since the turn came? */
  readonly isFreshTurn: boolean;
  /** Is card after card drawn by itself? */
  readonly isDrawingOn: boolean;
  readonly curtain: Curtain | null;
  readonly remark: Remark | null;
  /** Log entries that the viewer knew when acting last. */
  readonly known: number;
}
