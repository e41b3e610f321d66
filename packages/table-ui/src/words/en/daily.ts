import { allOf, longDate, nth, plural } from '@shoal/language/en';
import type { DailyWords, ShareSayings } from '../../daily/daily-words.ts';

const list = (scores: readonly number[]): string => allOf(scores.map(String));

const ofGoFish = (date: string): string => `the Shoal daily deal of ${longDate(date)} (Go Fish)`;
const ofCrazyEights = (date: string): string => `the Shoal daily deal of ${longDate(date)} (Crazy Eights)`;

const goFish: ShareSayings = {
  won: ({ date, score, others }) =>
    plural(score, {
      one: `I won ${ofGoFish(date)} with 1 book against ${list(others)}.`,
      other: `I won ${ofGoFish(date)} with ${score} books against ${list(others)}.`,
    }),
  shared: ({ date, score, others }) =>
    plural(score, {
      one: `I shared the win of ${ofGoFish(date)} with 1 book against ${list(others)}.`,
      other: `I shared the win of ${ofGoFish(date)} with ${score} books against ${list(others)}.`,
    }),
  placed: ({ date, place, score, others }) =>
    score === 0
      ? `I came ${nth(place)} in ${ofGoFish(date)} without a book, against ${list(others)}.`
      : plural(score, {
          one: `I came ${nth(place)} in ${ofGoFish(date)} with 1 book against ${list(others)}.`,
          other: `I came ${nth(place)} in ${ofGoFish(date)} with ${score} books against ${list(others)}.`,
        }),
};

const crazyEights: ShareSayings = {
  won: ({ date, score, others }) =>
    score === 0
      ? `I won ${ofCrazyEights(date)} with no cards left, against hands worth ${list(others)}.`
      : plural(score, {
          one: `I won ${ofCrazyEights(date)} with a hand worth 1 point, against ${list(others)}.`,
          other: `I won ${ofCrazyEights(date)} with a hand worth ${score} points, against ${list(others)}.`,
        }),
  shared: ({ date, score, others }) =>
    plural(score, {
      one: `I shared the win of ${ofCrazyEights(date)} with a hand worth 1 point, against ${list(others)}.`,
      other: `I shared the win of ${ofCrazyEights(date)} with a hand worth ${score} points, against ${list(others)}.`,
    }),
  placed: ({ date, place, score, others }) =>
    score === 0
      ? `I came ${nth(place)} in ${ofCrazyEights(date)} with no cards left, against hands worth ${list(others)}.`
      : plural(score, {
          one: `I came ${nth(place)} in ${ofCrazyEights(date)} with a hand worth 1 point, against ${list(others)}.`,
          other: `I came ${nth(place)} in ${ofCrazyEights(date)} with a hand worth ${score} points, against ${list(others)}.`,
        }),
};

/** All that is said of daily deals, in English. */
export const daily: DailyWords = { date: longDate, share: { 'go-fish': goFish, 'crazy-eights': crazyEights } };
