import { utcOf } from '@shoal/language';

import type { PlayedGame } from '../finished/played-game.ts';

/** The date of the first daily deal. */
export const FIRST_DAILY = '2026-01-01';

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** The local date of a moment, such as 2026-11-16. */
export function localDate(moment: Date): string {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${part(moment.getFullYear(), 4)}-${part(moment.getMonth() + 1, 2)}-${part(moment.getDate(), 2)}`;
}

/**
 * Is this a calendar date with a daily deal, such as 2026-11-16? Future dates have one too; the caller decides whether
 * it may be played.
 */
export const isDate = (text: string): boolean =>
  SHAPE.test(text) && text >= FIRST_DAILY && new Date(utcOf(text)).toISOString().startsWith(text);

/** The first daily deal is number 1; each day adds one. */
export const dailyNumber = (date: string): number => (utcOf(date) - utcOf(FIRST_DAILY)) / DAY_MS + 1;

/** The date of a daily deal that one person finished; null for every other game. */
export function dateOfDaily({ finished: { daily, deal }, people }: PlayedGame): string | null {
  // Only the first deal at the table is the daily one.
  const isOfEverybody = deal === 1 && people.length === 1;
  return daily !== null && isOfEverybody && isDate(daily) ? daily : null;
}
