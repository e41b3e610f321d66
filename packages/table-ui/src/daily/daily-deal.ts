import type { PlayedGame } from '../statistics/played-game.ts';
import { isDate } from './calendar-date.ts';

/** The date of a daily deal that one person has finished; null for every other game. */
export function dateOfDaily({ finished: { daily, deal }, people }: PlayedGame): string | null {
  // Whoever is dealt again at the same table gets cards of their own.
  const isOfEverybody = deal === 1 && people.length === 1;
  return daily !== null && isOfEverybody && isDate(daily) ? daily : null;
}
