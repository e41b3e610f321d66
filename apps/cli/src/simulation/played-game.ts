import type { GameRecord, Result } from '@shoal/core';

/** One simulated game, with its record where one was wanted. */
export interface PlayedGame {
  readonly actions: number;
  readonly result: Result;
  readonly record: GameRecord | null;
}

/** Plays the game of a seed to its end. */
export type PlayGame = (seed: string) => PlayedGame;
