import type { Action, Seat } from '@shoal/core';
import type { Choosing } from '@shoal/table-ui';
import type { TableState } from '../table-link/table-link.ts';

/** What stands between a person and the cards, where several share a device. */
export type Curtain =
  /** Whoever has just acted still sees what came of it. */
  | { readonly stage: 'hide'; readonly seat: Seat }
  | { readonly stage: 'pass'; readonly seat: Seat }
  /** Told from what everybody may know: the cards come after it. */
  | { readonly stage: 'recap'; readonly seat: Seat; readonly known: number };

/** Something to say to the person who acts. */
export type Remark =
  | { readonly key: 'refused'; readonly refusal: string; readonly action: Action }
  | { readonly key: 'wrong-key'; readonly pressed: string }
  /** So many things happened while nobody looked. */
  | { readonly key: 'caught-up'; readonly events: number }
  | { readonly key: 'undone' | 'nothing-to-undo' | 'no-undo-daily' | 'no-undo-with-people' | 'no-hints-daily' };

/** All that the table's screen shows. */
export interface DeskState {
  readonly table: TableState;
  /** Whose cards are on the screen; null: only what everybody may see. */
  readonly viewer: Seat | null;
  /** The stack of the hand that keys are on. */
  readonly cursor: number;
  /** How far the viewer has come in choosing; null while others act. */
  readonly choosing: Choosing | null;
  readonly curtain: Curtain | null;
  readonly remark: Remark | null;
  /** Log entries that whoever looks knew when acting last. */
  readonly known: number;
}
