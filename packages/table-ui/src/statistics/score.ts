import type { GameId } from '@shoal/core';

/** Books are laid down, points are left in hand. */
const IS_MORE_BETTER: Readonly<Record<GameId, boolean>> = { 'go-fish': true, 'crazy-eights': false };

/** Below 0 when the first score is the better one. */
export const compareScores = (game: GameId, one: number, other: number): number =>
  IS_MORE_BETTER[game] ? other - one : one - other;

/** The scores of some games. */
export interface Scores {
  readonly mean: number;
  readonly best: number;
}

/** Of at least one score. */
export const scoresOf = (game: GameId, scores: readonly number[]): Scores => ({
  mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
  best: scores.reduce((best, score) => (compareScores(game, score, best) < 0 ? score : best)),
});
