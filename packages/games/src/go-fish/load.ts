import type { Game } from '@shoal/core';
import type { PresentationLoader } from '@shoal/language';

export const loadRules = (): Promise<Game> => import('./index.ts').then(({ goFish }) => goFish as unknown as Game);

export const shown: PresentationLoader = {
  presentation: () => import('./presentation/index.ts').then(({ presentation }) => presentation),
  words: {
    en: () => import('./words/en/index.ts').then(({ words }) => words),
    de: () => import('./words/de/index.ts').then(({ words }) => words),
    es: () => import('./words/es/index.ts').then(({ words }) => words),
    fr: () => import('./words/fr/index.ts').then(({ words }) => words),
  },
};
