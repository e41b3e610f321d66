import type { GameRecord, Result } from '@shoal/core';

/** One simulated game, with its record where one was wanted. */
export interface PlayedGame {
  readonly actions: number;
  readonly result: Result;
  readonly record: GameRecord | null;
}

/** Plays the game of a seed to its end, every bot `turned` seats before its own. */
export type PlayGame = (seed: string, turned: number) => PlayedGame | Promise<PlayedGame>;

/** A line-up that many seats on: seat 0 has the bot that was at seat `turned`. */
export const turnedBy = <T>(lineUp: readonly T[], turned: number): T[] => [
  ...lineUp.slice(turned),
  ...lineUp.slice(0, turned),
];
