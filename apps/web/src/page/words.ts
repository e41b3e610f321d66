import type { Language } from '@shoal/language';
import type { Catalogue, PageWords } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** All words of the page, in one language. */
export interface Words {
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly page: PageWords;
}

export const ENGLISH: Words = { language: 'en', catalogue: en, page: en.page };

export const WordsContext = createContext<Words>(ENGLISH);

export const useWords = (): Words => useContext(WordsContext);

export const usePageWords = (): PageWords => useContext(WordsContext).page;
