import { rankOf } from '../../../../test/naive/cards.ts';
import type { Known, NaiveRecord } from '../../../../test/naive/naive-game.ts';
import type { GoFishEntry, GoFishRules } from './types.ts';

/** The log as a viewer may know it (R10). */
export const toldLog = (
  { log, rules }: NaiveRecord<GoFishRules, GoFishEntry>,
  viewer: number | null,
): GoFishEntry<Known>[] => log.map((_, index) => toldEntry(log, index, rules, viewer));

function toldEntry(log: GoFishEntry[], index: number, rules: GoFishRules, viewer: number | null): GoFishEntry<Known> {
  const entry = log[index];
  if (entry.type !== 'drew' || entry.seat === viewer) return entry;
  if (entry.refill !== true && isShownToAll(log, index, rules)) return entry;
  return { ...entry, cards: entry.cards.map(() => null) };
}

/** R10: a fished card is shown when it completes a book or continues the turn. */
function isShownToAll(log: GoFishEntry[], index: number, rules: GoFishRules): boolean {
  // Books are laid down right after the draw, and the hand held no book before it.
  if (log[index + 1]?.type === 'booked') return true;
  // The fish comes before the draw, and the ask before the fish, unless nobody could be asked (R4).
  const ask = log[index - 2];
  const entry = log[index];
  if (ask?.type !== 'ask' || entry.type !== 'drew') return false;
  return rules.goAgainOnLuckyDraw && rankOf(entry.cards[0]) === ask.rank;
}
