import type { GamePresentation } from '@shoal/core';
import type { GameWords } from './game-words.ts';
import type { Language } from './languages.ts';

/** Loads the presentation and the words of a game on demand. */
export interface PresentationLoader {
  presentation(): Promise<GamePresentation>;
  readonly words: Readonly<Record<Language, () => Promise<GameWords>>>;
}
