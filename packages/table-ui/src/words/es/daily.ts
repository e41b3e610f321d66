import { allOf, longDate, nthPlace } from '@shoal/language/es';
import type { DailyWords } from '../../daily/daily-words.ts';

const deal = (date: string, game: string): string => `la partida del día de Shoal del ${longDate(date)} (${game})`;
const list = (scores: readonly number[]): string => allOf(scores.map(String));

/** All that is said of daily deals, in Spanish. */
export const daily: DailyWords = {
  date: longDate,
  share: {
    won: ({ date, game, withScore, others, score }) =>
      `Gané ${deal(date, game)} ${withScore}; los demás se quedaron con ${list(others)} ${score}.`,
    shared: ({ date, game, withScore, others, score }) =>
      `Compartí la victoria en ${deal(date, game)} ${withScore}; los demás se quedaron con ${list(others)} ${score}.`,
    placed: ({ date, game, place, withScore, others, score }) =>
      `Quedé en el ${nthPlace(place)} de ${deal(date, game)} ${withScore}; los demás se quedaron con ${list(others)} ${score}.`,
  },
};
