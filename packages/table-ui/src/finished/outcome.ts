import { type Seat, shareOf } from '@shoal/core';
import type { GameId } from '@shoal/games';
import type { PlayedGame } from './played-game.ts';

/** How a game went for one seat. */
export interface Outcome {
  readonly place: number;
  /** From 0, lost, to 1, won alone. */
  readonly share: number;
  readonly score: number;
  readonly seats: number;
  /** How often something was taken back. */
  readonly undone: number;
}

export const outcomeOf = ({ finished, result: { places, scores } }: PlayedGame, seat: Seat): Outcome => ({
  place: places[seat],
  share: shareOf(places, seat),
  score: scores[seat],
  seats: places.length,
  undone: finished.undone,
});

/** Was it a first place, alone or with others? */
export const isWon = ({ place }: Outcome): boolean => place === 1;

export const isWonAlone = ({ share }: Outcome): boolean => share === 1;

/** Books are laid down, points are left in hand. */
const IS_MORE_BETTER: Readonly<Record<GameId, boolean>> = { 'go-fish': true, 'crazy-eights': false };

/** Below 0 when the first score is the better one. */
export const compareScores = (game: GameId, one: number, other: number): number =>
  IS_MORE_BETTER[game] ? other - one : one - other;
