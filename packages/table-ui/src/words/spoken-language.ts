import { type GameId, perGame } from '@shoal/games/ids';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { words as englishGames } from '@shoal/games/words/en';
import type { GameWords, Language } from '@shoal/language';
import type { ShownGames } from '../game/shown-game.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';

/** All that is said in one language, of the program and of every game. */
export interface SpokenLanguage {
  readonly catalogue: Catalogue;
  readonly games: ShownGames;
}

export const shownWith = (words: Readonly<Record<GameId, GameWords>>): ShownGames =>
  perGame((id) => ({ id, presentation: PRESENTATIONS[id], words: words[id] }));

/** English is always at hand. */
export const ENGLISH: SpokenLanguage = { catalogue: en, games: shownWith(englishGames) };

/** Loads a language when somebody speaks it. */
export const LANGUAGE_LOADERS: Readonly<Record<Language, () => Promise<SpokenLanguage>>> = {
  en: async () => ENGLISH,
  de: async () => {
    const [{ de }, { words }] = await Promise.all([import('./de.ts'), import('@shoal/games/words/de')]);
    return { catalogue: de, games: shownWith(words) };
  },
  es: async () => {
    const [{ es }, { words }] = await Promise.all([import('./es.ts'), import('@shoal/games/words/es')]);
    return { catalogue: es, games: shownWith(words) };
  },
  fr: async () => {
    const [{ fr }, { words }] = await Promise.all([import('./fr.ts'), import('@shoal/games/words/fr')]);
    return { catalogue: fr, games: shownWith(words) };
  },
};
