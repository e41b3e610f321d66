import type { GamePresentation, Seat } from '@shoal/core';
import type { Clock, HintOrder, Hints, Speed, TableReport, Thought } from '@shoal/room';
import type { Choosing } from '../choosing/choosing.ts';
import type { Remark } from './remark.ts';
import type { Curtain } from './viewpoint.ts';

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
  /** Does an action go on by itself? */
  readonly isRepeating: boolean;
  readonly curtain: Curtain | null;
  readonly remark: Remark | null;
  /** Log entries that the viewer knew when acting last. */
  readonly known: number;
}

/** What a controller needs of its device. */
export interface SeatDevice {
  readonly clock: Pick<Clock, 'after'>;
  /** How long bots, and actions that go on by themselves, take. */
  speed(): Speed;
  think(order: HintOrder): Thought<Hints>;
  /** A person has decided something where there was a choice. */
  onTurnTaken(report: TableReport): void;
  /** The cursor is the focus of a page, which must never jump. */
  readonly keepsCursor: boolean;
  /** Where there is only one thing to do, one touch is enough for all the times it is done. */
  readonly repeats: boolean;
  readonly presentation: GamePresentation;
}

/** What can be done when a deal is over. */
export type AfterDeal = 'next' | 'rematch' | 'review' | 'replay' | 'share' | 'home' | 'quit';

/** The first is what Enter does. */
export function choicesAfter({ goal, daily, isOver }: Pick<TableReport, 'goal' | 'daily' | 'isOver'>): AfterDeal[] {
  if (daily !== null) return ['share', 'review', 'replay', 'home', 'quit'];
  const isLast = isOver && goal !== null;
  return [isLast ? 'rematch' : 'next', 'review', 'replay', 'home', 'quit'];
}
