import type { Known, NaiveRecord } from '../../../../test/naive/naive-game.ts';
import type { CrazyEightsEntry, CrazyEightsRules } from './types.ts';

/** The log as a viewer may know it (R28). */
export const toldLog = (
  { log }: NaiveRecord<CrazyEightsRules, CrazyEightsEntry>,
  viewer: number | null,
): CrazyEightsEntry<Known>[] => log.map((entry) => toldEntry(entry, viewer));

function toldEntry(entry: CrazyEightsEntry, viewer: number | null): CrazyEightsEntry<Known> {
  if (entry.type === 'rebuilt') return { type: 'rebuilt', stock: entry.stock.map(() => null) };
  if (entry.type === 'drew' && entry.seat !== viewer) return { ...entry, cards: entry.cards.map(() => null) };
  return entry;
}
