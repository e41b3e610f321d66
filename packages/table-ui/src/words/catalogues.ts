import { type GameId, perGame } from '@shoal/games/ids';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { words as deGames } from '@shoal/games/words/de';
import { words as enGames } from '@shoal/games/words/en';
import { words as esGames } from '@shoal/games/words/es';
import { words as frGames } from '@shoal/games/words/fr';
import type { GameWords, Language } from '@shoal/language';
import type { ShownGames } from '../game/shown-game.ts';
import type { Catalogue } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** All languages at once. A page, which must save bytes, loads only the one it shows. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de, es, fr };

const shownWith = (words: Readonly<Record<GameId, GameWords>>): ShownGames =>
  perGame((id) => ({ id, presentation: PRESENTATIONS[id], words: words[id] }));

/** Every game in every language. */
export const SHOWN_GAMES: Readonly<Record<Language, ShownGames>> = {
  en: shownWith(enGames),
  de: shownWith(deGames),
  es: shownWith(esGames),
  fr: shownWith(frGames),
};
