import type { ScreenWords } from '../en/screen.ts';

const MINUTE_MS = 60_000;

/** How long ago a game was left, in words. */
export function leftAt(then: Date, now: Date, words: ScreenWords): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / MINUTE_MS));
  if (minutes < 60) return words.leftMinutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.leftHoursAgo(hours) : words.leftDaysAgo(Math.floor(hours / 24));
}
