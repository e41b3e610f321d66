import { localDate, type PageWords } from '@shoal/table-ui';

const DAY_MS = 86_400_000;

interface DayWords {
  readonly today: string;
  readonly yesterday: string;
}

/** Formats a date as a heading in the language of the page: today, yesterday, or the date. */
export function dayName(
  date: string,
  now: Date,
  words: DayWords,
  { date: dateIn }: { date(date: string): string },
): string {
  if (date === localDate(now)) return words.today;
  // A day before noon is always yesterday, even if the clocks change at night.
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
  return date === localDate(new Date(noon.getTime() - DAY_MS)) ? words.yesterday : dateIn(date);
}

/** Formats a time of day in the language of the page, in the style of the person's region. */
export function clockTime(moment: string, language: string, preferred: readonly string[]): string {
  const locale = preferred.find((one) => one === language || one.startsWith(`${language}-`)) ?? language;
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(moment));
}

/** Says how many games are finished; mentions that they are saved only if all are. */
export const countSentence = (count: number, isSaved: boolean, words: PageWords['games']): string =>
  isSaved ? words.count(count) : words.countUnsaved(count);
