import type { Seat } from '@shoal/core';
import { type Catalogue, createSentences, type Language, type PageWords, type Sentences } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';

/** Everything that the page says, in the language it speaks now. */
export interface Words {
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly page: PageWords;
}

export const ENGLISH: Words = { language: 'en', catalogue: en, page: en.page };

export const WordsContext = createContext<Words>(ENGLISH);

export const useWords = (): Words => useContext(WordsContext);

export const usePageWords = (): PageWords => useContext(WordsContext).page;

/** Sentences about the people at one table; said to one of them where it is the only one. */
export function useSentences(names: readonly string[], you: Seat | null = null): Sentences {
  const { catalogue } = useWords();
  const key = names.join('\n');
  return useMemo(
    () => createSentences({ catalogue, names: key.split('\n'), ascii: false, you }),
    [catalogue, key, you],
  );
}

/** The same as a screen reader should say them: cards in words. */
export function useSpokenSentences(names: readonly string[], you: Seat | null = null): Sentences {
  const { catalogue } = useWords();
  const key = names.join('\n');
  return useMemo(
    () => createSentences({ catalogue, names: key.split('\n'), ascii: false, spoken: true, you }),
    [catalogue, key, you],
  );
}
