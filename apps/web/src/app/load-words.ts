import type { Catalogue, Language } from '@shoal/table-ui';
import { ENGLISH, type Words } from './words.ts';

/** Each language is a file of its own; only English comes with the page. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue>>> = {
  de: () => import('@shoal/table-ui/de').then(({ de }) => de),
  es: () => import('@shoal/table-ui/es').then(({ es }) => es),
  fr: () => import('@shoal/table-ui/fr').then(({ fr }) => fr),
};

/** The words of a language; English where they cannot be loaded. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === 'en') return ENGLISH;
  try {
    const catalogue = await CATALOGUES[language]();
    return { language, catalogue, page: catalogue.page };
  } catch {
    return ENGLISH;
  }
}
