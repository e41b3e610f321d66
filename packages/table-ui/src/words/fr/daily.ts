import { allOf, CRAZY_EIGHTS, countedPoints, GO_FISH, longDate, nth, plural } from '@shoal/language/fr';
import type { DailyWords, ShareSayings } from '../../daily/daily-words.ts';

const list = (scores: readonly number[]): string => allOf(scores.map(String));

const ofGoFish = (date: string): string => `la donne du jour de Shoal du ${longDate(date)} (${GO_FISH})`;
const ofCrazyEights = (date: string): string => `la donne du jour de Shoal du ${longDate(date)} (${CRAZY_EIGHTS})`;

const books = (count: number): string => plural(count, { one: `${count} carré`, other: `${count} carrés` });

const goFish: ShareSayings = {
  won: ({ date, score, others }) => `J’ai gagné ${ofGoFish(date)} avec ${books(score)} contre ${list(others)}.`,
  shared: ({ date, score, others }) =>
    `J’ai partagé la victoire dans ${ofGoFish(date)} avec ${books(score)} contre ${list(others)}.`,
  placed: ({ date, place, score, others }) =>
    score === 0
      ? `J’ai pris la ${nth(place)} place dans ${ofGoFish(date)} sans aucun carré, contre ${list(others)}.`
      : `J’ai pris la ${nth(place)} place dans ${ofGoFish(date)} avec ${books(score)} contre ${list(others)}.`,
};

const crazyEights: ShareSayings = {
  won: ({ date, score, others }) =>
    score === 0
      ? `J’ai gagné ${ofCrazyEights(date)} sans carte en main, contre des mains à ${list(others)} points.`
      : `J’ai gagné ${ofCrazyEights(date)} avec une main à ${countedPoints(score)}, contre ${list(others)}.`,
  shared: ({ date, score, others }) =>
    `J’ai partagé la victoire dans ${ofCrazyEights(date)} avec une main à ${countedPoints(score)}, contre ${list(others)}.`,
  placed: ({ date, place, score, others }) =>
    score === 0
      ? `J’ai pris la ${nth(place)} place dans ${ofCrazyEights(date)} sans carte en main, contre des mains à ${list(others)} points.`
      : `J’ai pris la ${nth(place)} place dans ${ofCrazyEights(date)} avec une main à ${countedPoints(score)}, contre ${list(others)}.`,
};

/** All that is said of daily deals, in French. */
export const daily: DailyWords = { date: longDate, share: { 'go-fish': goFish, 'crazy-eights': crazyEights } };
