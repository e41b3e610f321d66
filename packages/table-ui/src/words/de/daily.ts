import { allOf, longDate } from '@shoal/language/de';
import type { DailyWords } from '../../daily/daily-words.ts';

const deal = (date: string, game: string): string => `Shoal-Tagesrunde vom ${longDate(date)} (${game})`;
const list = (scores: readonly number[]): string => allOf(scores.map(String));

/** All that is said of daily deals, in German. */
export const daily: DailyWords = {
  date: longDate,
  share: {
    won: ({ date, game, withScore, others, score }) =>
      `Ich habe die ${deal(date, game)} ${withScore} gewonnen; die anderen hatten ${list(others)} ${score}.`,
    shared: ({ date, game, withScore, others, score }) =>
      `Ich habe mir in der ${deal(date, game)} ${withScore} den Sieg geteilt; die anderen hatten ${list(others)} ${score}.`,
    placed: ({ date, game, place, withScore, others, score }) =>
      `Ich bin in der ${deal(date, game)} ${withScore} auf Platz ${place} gelandet; die anderen hatten ${list(others)} ${score}.`,
  },
};
