import { perGame } from '@shoal/games/ids';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { words as gameWords } from '@shoal/games/words/en';
import type { Language } from '@shoal/language';
import type { Catalogue, ShownGames } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { pseudo } from '../../../packages/table-ui/test/pseudo.ts';

const accents = process.env['SHOAL_ACCENTS'] === '1';
const words = pseudo(en, { accents });

/** Replaces the real catalogues: every language is one made for tests. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: words, de: words, es: words, fr: words };

const games: ShownGames = perGame((id) => ({
  id,
  presentation: PRESENTATIONS[id],
  words: pseudo(gameWords[id], { accents }),
}));

export const SHOWN_GAMES: Readonly<Record<Language, ShownGames>> = { en: games, de: games, es: games, fr: games };
