import type { PageWords } from '@shoal/table-ui';

/** How many games are finished; that they are kept is said only where all of them are. */
export const countSentence = (count: number, isKept: boolean, words: PageWords['games']): string =>
  isKept ? words.count(count) : words.countUnkept(count);
