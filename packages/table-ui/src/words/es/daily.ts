import { allOf, longDate, nthPlace, plural } from '@shoal/language/es';
import type { DailyWords, ShareSayings } from '../../daily/daily-words.ts';

const list = (scores: readonly number[]): string => allOf(scores.map(String));

const ofGoFish = (date: string): string => `la partida del día de Shoal del ${longDate(date)} (Go Fish)`;
const ofCrazyEights = (date: string): string => `la partida del día de Shoal del ${longDate(date)} (Ochos locos)`;

const goFish: ShareSayings = {
  won: ({ date, score, others }) =>
    plural(score, {
      one: `Gané ${ofGoFish(date)} con 1 cuarteto contra ${list(others)}.`,
      other: `Gané ${ofGoFish(date)} con ${score} cuartetos contra ${list(others)}.`,
    }),
  shared: ({ date, score, others }) =>
    plural(score, {
      one: `Compartí la victoria en ${ofGoFish(date)} con 1 cuarteto contra ${list(others)}.`,
      other: `Compartí la victoria en ${ofGoFish(date)} con ${score} cuartetos contra ${list(others)}.`,
    }),
  placed: ({ date, place, score, others }) =>
    score === 0
      ? `Quedé en el ${nthPlace(place)} de ${ofGoFish(date)} sin ningún cuarteto, contra ${list(others)}.`
      : plural(score, {
          one: `Quedé en el ${nthPlace(place)} de ${ofGoFish(date)} con 1 cuarteto contra ${list(others)}.`,
          other: `Quedé en el ${nthPlace(place)} de ${ofGoFish(date)} con ${score} cuartetos contra ${list(others)}.`,
        }),
};

const crazyEights: ShareSayings = {
  won: ({ date, score, others }) =>
    score === 0
      ? `Gané ${ofCrazyEights(date)} sin cartas en la mano, contra manos que valían ${list(others)}.`
      : plural(score, {
          one: `Gané ${ofCrazyEights(date)} con una mano de 1 punto, contra ${list(others)}.`,
          other: `Gané ${ofCrazyEights(date)} con una mano de ${score} puntos, contra ${list(others)}.`,
        }),
  shared: ({ date, score, others }) =>
    plural(score, {
      one: `Compartí la victoria en ${ofCrazyEights(date)} con una mano de 1 punto, contra ${list(others)}.`,
      other: `Compartí la victoria en ${ofCrazyEights(date)} con una mano de ${score} puntos, contra ${list(others)}.`,
    }),
  placed: ({ date, place, score, others }) =>
    score === 0
      ? `Quedé en el ${nthPlace(place)} de ${ofCrazyEights(date)} sin cartas en la mano, contra manos que valían ${list(others)}.`
      : plural(score, {
          one: `Quedé en el ${nthPlace(place)} de ${ofCrazyEights(date)} con una mano de 1 punto, contra ${list(others)}.`,
          other: `Quedé en el ${nthPlace(place)} de ${ofCrazyEights(date)} con una mano de ${score} puntos, contra ${list(others)}.`,
        }),
};

/** All that is said of daily deals, in Spanish. */
export const daily: DailyWords = { date: longDate, share: { 'go-fish': goFish, 'crazy-eights': crazyEights } };
