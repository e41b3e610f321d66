import type { GamePresentation } from '@shoal/core';
import type { GameWords } from './game-words.ts';
import type { Language } from './languages.ts';

/** Fetches how a game is shown and spoken of. */
export interface PresentationLoader {
  presentation(): Promise<GamePresentation>;
  readonly words: Readonly<Record<Language, () => Promise<GameWords>>>;
}
