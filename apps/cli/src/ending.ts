import type { GameId, Result } from '@shoal/core';
import type { Sentences } from '@shoal/table-ui';

/** How a game ended: why, who won, and how everybody stands. */
export const endingLines = (sentences: Sentences, game: GameId, result: Result, options: object): string[] => [
  sentences.ending(game, result),
  sentences.winners(result),
  ...sentences.standings(game, result, options).map((line) => `  ${line}`),
];
