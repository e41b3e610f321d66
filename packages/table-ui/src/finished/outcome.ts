import { type Seat, shareOf } from '@shoal/core';
import type { PlayedGame } from './played-game.ts';

/** The outcome of a game for one seat. */
export interface GameOutcome {
  readonly place: number;
  /** From 0 for a loss to 1 for an unshared win. */
  readonly share: number;
  readonly score: number;
  readonly seats: number;
  /** How many choices were undone. */
  readonly undone: number;
}

export const outcomeOf = ({ finished, result: { places, scores } }: PlayedGame, seat: Seat): GameOutcome => ({
  place: places[seat],
  share: shareOf(places, seat),
  score: scores[seat],
  seats: places.length,
  undone: finished.undone,
});

/** Was it a first place, alone or shared? */
export const isWon = ({ place }: GameOutcome): boolean => place === 1;

export const isWonAlone = ({ share }: GameOutcome): boolean => share === 1;
