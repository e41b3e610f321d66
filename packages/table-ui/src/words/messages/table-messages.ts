import type { Card, Mark, Seat, TableRefusal } from '@shoal/core';

/** The final standing of one seat. */
export type StandingMessage =
  /** `withScore` is the score in the words of the game: "with 5 books". */
  | ({ readonly key: 'standing'; readonly seat: Seat; readonly withScore: string } & PlaceTaken)
  | ({ readonly key: 'your-standing'; readonly withScore: string } & PlaceTaken);

export interface PlaceTaken {
  readonly place: number;
  /** Has somebody else the same place? */
  readonly isShared: boolean;
}

/** Why the table itself refuses an action, with the seat to act if that is known. */
export type TableRefusalMessage = { readonly key: TableRefusal } | { readonly key: 'turn-of'; readonly seat: Seat };

/** What the coach says in any game. */
export type CoachMessage =
  | { readonly key: 'win-share'; readonly share: number; readonly better: number }
  | { readonly key: 'only-share' | 'any-choice'; readonly share: number }
  | { readonly key: Mark; readonly loss: number; readonly error: number }
  | { readonly key: 'forgot'; readonly loss: number; readonly error: number }
  | { readonly key: 'curve-of'; readonly seat: Seat }
  | { readonly key: 'your-curve' | 'nothing-marked' };

/** Rounds a loss down to a point, so that it never reads as if it earned the next worse mark. */
export const downToPoint = (loss: number): number => Math.floor(100 * loss + 1e-9) / 100;

/** What a table says beside the game itself: headers, prompts, farewells. */
export type LineMessage =
  // Standings.
  | { readonly key: 'stock-left'; readonly count: number }
  | { readonly key: 'up-card'; readonly card: Card }
  // The turn, and the questions.
  | { readonly key: 'your-turn' }
  | { readonly key: 'turn'; readonly seat: Seat }
  | { readonly key: 'not-understood'; readonly text: string }
  | { readonly key: 'no-such-player'; readonly text: string; readonly seats: readonly Seat[] }
  | { readonly key: 'no-such-card-number' | 'no-such-place'; readonly count: number }
  // Beginning and end.
  | { readonly key: 'seed'; readonly seed: string }
  | { readonly key: 'saved'; readonly path: string }
  | { readonly key: 'really-quit' }
  | { readonly key: 'input-ended' }
  | { readonly key: 'goodbye' };

/** Makes one sentence of what a player does: the name, or null for "you", and verb phrases that fit it. */
export type TurnSentenceWords = (subject: string | null, steps: readonly string[]) => string;
