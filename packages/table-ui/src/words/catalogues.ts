import { words as deGames } from '@shoal/games/words/de';
import { words as esGames } from '@shoal/games/words/es';
import { words as frGames } from '@shoal/games/words/fr';
import type { Language } from '@shoal/language';
import type { ShownGames } from '../game/shown-game.ts';
import type { Catalogue } from './catalogue.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ENGLISH, shownWith } from './spoken-language.ts';

/** All languages at once. A program that must start fast loads only the one it speaks. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH.catalogue, de, es, fr };

/** Every game in every language. */
export const SHOWN_GAMES: Readonly<Record<Language, ShownGames>> = {
  en: ENGLISH.games,
  de: shownWith(deGames),
  es: shownWith(esGames),
  fr: shownWith(frGames),
};
