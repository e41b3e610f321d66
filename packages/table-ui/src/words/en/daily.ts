import { allOf, longDate, nth } from '@shoal/language/en';
import type { DailyWords } from '../../daily/daily-words.ts';

const deal = (date: string, game: string): string => `the Shoal daily deal of ${longDate(date)} (${game})`;
const list = (scores: readonly number[]): string => allOf(scores.map(String));

/** All that is said of daily deals, in English. */
export const daily: DailyWords = {
  date: longDate,
  share: {
    won: ({ date, game, withScore, others, score }) =>
      `I won ${deal(date, game)} ${withScore}; the others had ${list(others)} ${score}.`,
    shared: ({ date, game, withScore, others, score }) =>
      `I shared the win of ${deal(date, game)} ${withScore}; the others had ${list(others)} ${score}.`,
    placed: ({ date, game, place, withScore, others, score }) =>
      `I came ${nth(place)} in ${deal(date, game)} ${withScore}; the others had ${list(others)} ${score}.`,
  },
};
