import { today } from '../page/today.ts';

const DAY_MS = 86_400_000;

interface DayWords {
  readonly today: string;
  readonly yesterday: string;
}

/** A date as a heading in the language of the page; the last two days have names. */
export function dayName(
  date: string,
  now: Date,
  words: DayWords,
  { date: dateIn }: { date(date: string): string },
): string {
  if (date === today(now)) return words.today;
  // Noon is on the same date whatever the clocks do at night.
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
  return date === today(new Date(noon.getTime() - DAY_MS)) ? words.yesterday : dateIn(date);
}
