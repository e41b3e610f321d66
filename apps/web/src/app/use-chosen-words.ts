import type { Language } from '@shoal/language';
import type { Catalogue } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { ENGLISH, type Words } from '../page/words.ts';

/** The words of the chosen language, or null while they load. Falls back to English if loading fails. */
export function useChosenWords(): Words | null {
  const { language } = useValue(settings);
  const [words, setWords] = useState<Words | null>(language === 'en' ? ENGLISH : null);
  useEffect(() => {
    let isWanted = true;
    void loadWords(language).then((loaded) => {
      if (!isWanted) return;
      document.documentElement.lang = loaded.language;
      setWords(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}

/** Each language is a separate file; only English is part of the page. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue>>> = {
  de: () => import('@shoal/table-ui/de').then(({ de }) => de),
  es: () => import('@shoal/table-ui/es').then(({ es }) => es),
  fr: () => import('@shoal/table-ui/fr').then(({ fr }) => fr),
};

async function loadWords(language: Language): Promise<Words> {
  if (language === 'en') return ENGLISH;
  try {
    const catalogue = await CATALOGUES[language]();
    return { language, catalogue, page: catalogue.page };
  } catch {
    return ENGLISH;
  }
}
