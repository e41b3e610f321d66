import type { Language } from '@shoal/language';
import type { OnlineWords } from './words/en.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly online: OnlineWords }>>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
};

/** Loads what is said of playing together when somebody plays together. */
export const loadOnlineWords = async (language: Language): Promise<OnlineWords> => (await LOADERS[language]()).online;
