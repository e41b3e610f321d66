import { allOf, longDate, plural } from '@shoal/language/de';
import type { DailyWords, ShareSayings } from '../../daily/daily-words.ts';

const list = (scores: readonly number[]): string => allOf(scores.map(String));

const ofGoFish = (date: string): string => `Shoal-Tagesrunde vom ${longDate(date)} (Go Fish)`;
const ofCrazyEights = (date: string): string => `Shoal-Tagesrunde vom ${longDate(date)} (Crazy Eights)`;

const goFish: ShareSayings = {
  won: ({ date, score, others }) =>
    plural(score, {
      one: `Ich habe die ${ofGoFish(date)} mit 1 Quartett gegen ${list(others)} gewonnen.`,
      other: `Ich habe die ${ofGoFish(date)} mit ${score} Quartetten gegen ${list(others)} gewonnen.`,
    }),
  shared: ({ date, score, others }) =>
    plural(score, {
      one: `Ich habe mir in der ${ofGoFish(date)} mit 1 Quartett gegen ${list(others)} den Sieg geteilt.`,
      other: `Ich habe mir in der ${ofGoFish(date)} mit ${score} Quartetten gegen ${list(others)} den Sieg geteilt.`,
    }),
  placed: ({ date, place, score, others }) =>
    score === 0
      ? `Ich bin in der ${ofGoFish(date)} ohne Quartett gegen ${list(others)} auf Platz ${place} gelandet.`
      : plural(score, {
          one: `Ich bin in der ${ofGoFish(date)} mit 1 Quartett gegen ${list(others)} auf Platz ${place} gelandet.`,
          other: `Ich bin in der ${ofGoFish(date)} mit ${score} Quartetten gegen ${list(others)} auf Platz ${place} gelandet.`,
        }),
};

const crazyEights: ShareSayings = {
  won: ({ date, score, others }) =>
    score === 0
      ? `Ich habe die ${ofCrazyEights(date)} mit leerer Hand gegen Restpunkte von ${list(others)} gewonnen.`
      : plural(score, {
          one: `Ich habe die ${ofCrazyEights(date)} mit 1 Restpunkt gegen ${list(others)} gewonnen.`,
          other: `Ich habe die ${ofCrazyEights(date)} mit ${score} Restpunkten gegen ${list(others)} gewonnen.`,
        }),
  shared: ({ date, score, others }) =>
    plural(score, {
      one: `Ich habe mir in der ${ofCrazyEights(date)} mit 1 Restpunkt gegen ${list(others)} den Sieg geteilt.`,
      other: `Ich habe mir in der ${ofCrazyEights(date)} mit ${score} Restpunkten gegen ${list(others)} den Sieg geteilt.`,
    }),
  placed: ({ date, place, score, others }) =>
    score === 0
      ? `Ich bin in der ${ofCrazyEights(date)} mit leerer Hand gegen Restpunkte von ${list(others)} auf Platz ${place} gelandet.`
      : plural(score, {
          one: `Ich bin in der ${ofCrazyEights(date)} mit 1 Restpunkt gegen ${list(others)} auf Platz ${place} gelandet.`,
          other: `Ich bin in der ${ofCrazyEights(date)} mit ${score} Restpunkten gegen ${list(others)} auf Platz ${place} gelandet.`,
        }),
};

/** All that is said of daily deals, in German. */
export const daily: DailyWords = { date: longDate, share: { 'go-fish': goFish, 'crazy-eights': crazyEights } };
