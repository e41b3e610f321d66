import type { GamePresentation, Seat } from '@shoal/core';
import type { Clock, HintOrder, Hints, Speed, TableReport, Thought } from '@shoal/room';
import type { Choosing } from '../choosing/choosing.ts';
import type { Remark } from './remark.ts';
import type { Curtain } from './viewpoint.ts';

/** All that a screen shows of a table to its viewer. */
export interface SeatState {
  readonly report: TableReport;
  /** The seat whose cards are shown; null if only public cards are. */
  readonly viewer: Seat | null;
  /** The stack of the hand under the keyboard cursor. */
  readonly cursor: number;
  /** The viewer's choice in progress; null while others act. */
  readonly choosing: Choosing | null;
  /** Has nothing been touched since the turn began? */
  readonly isFreshTurn: boolean;
  /** Is an action repeating? */
  readonly isRepeating: boolean;
  readonly curtain: Curtain | null;
  readonly remark: Remark | null;
  /** The number of log entries that the viewer knew at their last action. */
  readonly known: number;
}

/** What a controller needs from its device. */
export interface SeatDevice {
  readonly clock: Pick<Clock, 'after'>;
  /** The pace of bots and of repeated actions. */
  speed(): Speed;
  think(order: HintOrder): Thought<Hints>;
  /** Called when a person has acted, with what they saw before. */
  onActed(report: TableReport): void;
  /** The cursor is the focus of a page, which must never jump. */
  readonly keepsCursor: boolean;
  /** If only one action is possible, one touch repeats it as often as needed. */
  readonly repeats: boolean;
  readonly presentation: GamePresentation;
}

/** What people can do after a deal. */
export type AfterDeal = 'next' | 'rematch' | 'climb' | 'review' | 'replay' | 'share' | 'home' | 'quit';

/** The first choice is the one that Enter takes. The next rung of the ladder may be offered. */
export function choicesAfter(
  { goal, daily, isOver }: Pick<TableReport, 'goal' | 'daily' | 'isOver'>,
  isOffered = false,
): AfterDeal[] {
  if (daily !== null) return ['share', 'review', 'replay', 'home', 'quit'];
  const isLast = isOver && goal !== null;
  const offer: readonly AfterDeal[] = isOffered ? ['climb'] : [];
  return [isLast ? 'rematch' : 'next', ...offer, 'review', 'replay', 'home', 'quit'];
}
