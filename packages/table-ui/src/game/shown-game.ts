import type { GamePresentation } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import type { GameWords } from '@shoal/language';

/** A game as people meet it: its presentation, and its words in their language. */
export interface ShownGame {
  readonly id: GameId;
  readonly presentation: GamePresentation;
  readonly words: GameWords;
}

/** Every game, for screens that show several. */
export type ShownGames = Readonly<Record<GameId, ShownGame>>;
