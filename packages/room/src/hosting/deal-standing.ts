import type { Seat } from '@shoal/core';
import type { News } from '../room/news.ts';

/** The part of the news that a hosted room needs. */
export interface DealStanding extends Pick<News, 'dealNumber' | 'isOver' | 'goal' | 'matchWinners'> {
  readonly turn: Seat | null;
  readonly isDealOver: boolean;
}

export const standingIn = ({ view, dealNumber, isOver, goal, matchWinners }: News): DealStanding => ({
  ...{ dealNumber, isOver, goal, matchWinners },
  turn: view.turn,
  isDealOver: view.result !== null,
});
