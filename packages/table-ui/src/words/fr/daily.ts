import { allOf, longDate, nth } from '@shoal/language/fr';
import type { DailyWords } from '../../daily/daily-words.ts';

const deal = (date: string, game: string): string => `la donne du jour de Shoal du ${longDate(date)} (${game})`;
const list = (scores: readonly number[]): string => allOf(scores.map(String));

/** All that is said of daily deals, in French. */
export const daily: DailyWords = {
  date: longDate,
  share: {
    won: ({ date, game, withScore, others, score }) =>
      `J’ai gagné ${deal(date, game)} ${withScore}, contre ${list(others)} ${score} pour les autres.`,
    shared: ({ date, game, withScore, others, score }) =>
      `J’ai partagé la victoire dans ${deal(date, game)} ${withScore}, contre ${list(others)} ${score} pour les autres.`,
    placed: ({ date, game, place, withScore, others, score }) =>
      `J’ai pris la ${nth(place)} place dans ${deal(date, game)} ${withScore}, contre ${list(others)} ${score} pour les autres.`,
  },
};
