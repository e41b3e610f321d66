import { plural, whole } from '@shoal/language/en';

/** What the organiser decides, as a form. */
export const terms = {
  game: 'Game',
  absence: 'When somebody is away',
  absenceFor: (minutes: number | null): string => {
    if (minutes === null) return 'everybody waits';
    if (minutes === 0) return 'a bot plays at once';
    return plural(minutes, {
      one: 'a bot plays after 1 minute',
      other: `a bot plays after ${whole(minutes)} minutes`,
    });
  },
  standIn: 'Stand-in bot',
  thinking: 'Time to think',
  thinkingFor: (seconds: number | null): string =>
    seconds === null ? 'as long as you like' : plural(seconds, { one: '1 second', other: `${whole(seconds)} seconds` }),
  hints: 'Hints',
  allowed: 'allowed',
  notAllowed: 'not allowed',
  keep: 'keep',
};

export type TermsWords = typeof terms;
