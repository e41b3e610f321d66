import { perGame } from '@shoal/games/ids';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { words as gameWords } from '@shoal/games/words/en';
import type { Language } from '@shoal/language';
import { en } from '@shoal/table-ui/en';
import type { SpokenLanguage } from '@shoal/table-ui/spoken-language';
import { pseudo } from '../../../packages/table-ui/test/pseudo.ts';

const accents = process.env['SHOAL_ACCENTS'] === '1';

/** Replaces English by words made for tests. */
export const ENGLISH: SpokenLanguage = {
  catalogue: pseudo(en, { accents }),
  games: perGame((id) => ({ id, presentation: PRESENTATIONS[id], words: pseudo(gameWords[id], { accents }) })),
};

const load = async (): Promise<SpokenLanguage> => ENGLISH;

/** Every language is the one made for tests. */
export const LANGUAGE_LOADERS: Readonly<Record<Language, () => Promise<SpokenLanguage>>> = {
  en: load,
  de: load,
  es: load,
  fr: load,
};
