import type { Seat } from '@shoal/core';
import type { Language } from '@shoal/language';
import { type Catalogue, createSentences, type PageWords, type Sentences } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';

/** Everything that the page says, in one language. */
export interface Words {
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly page: PageWords;
}

export const ENGLISH: Words = { language: 'en', catalogue: en, page: en.page };

export const WordsContext = createContext<Words>(ENGLISH);

export const useWords = (): Words => useContext(WordsContext);

export const usePageWords = (): PageWords => useContext(WordsContext).page;

/** Sentences about the players of one table; `you` is the seat that is addressed as "you". */
export const useSentences = (names: readonly string[], you: Seat | null = null): Sentences =>
  useSentencesOf(names, you, false);

/** Sentences for screen readers: cards are spelled out in words. */
export const useSpokenSentences = (names: readonly string[], you: Seat | null = null): Sentences =>
  useSentencesOf(names, you, true);

function useSentencesOf(names: readonly string[], you: Seat | null, spoken: boolean): Sentences {
  const { catalogue } = useWords();
  const key = names.join('\n');
  return useMemo(
    () => createSentences({ catalogue, names: key.split('\n'), ascii: false, spoken, you }),
    [catalogue, key, spoken, you],
  );
}
