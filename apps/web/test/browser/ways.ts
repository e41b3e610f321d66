import { type Card, numberKey, rankOf, writeRank } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { Way } from './play-on.ts';
import type { Sight } from './sight.ts';
import type { Deed, TablePage } from './table-page.ts';

export const byTouch: Way = async (table, deed) => {
  await table.button(deed).tap();
  return 1;
};

export const byMouse: Way = async (table, deed) => {
  await table.button(deed).click();
  return 1;
};

export const byKeys: Way = async (table, deed, sight) => {
  const keys = deed.type === 'place' ? await keysToPlace(table, deed.index, sight) : keysFor(table, deed, sight);
  for (const key of keys) await table.page.keyboard.press(key);
  return keys.length;
};

/** The shorter way around the ring. */
function arrowsBetween(from: number, to: number, count: number): string[] {
  const right = (to - from + count) % count;
  const left = count - right;
  return Array.from({ length: Math.min(right, left) }, () => (right <= left ? 'ArrowRight' : 'ArrowLeft'));
}

/** If the cursor is hidden, the first Enter only reveals it. */
function arrowsTo(index: number, { hand }: Sight): string[] {
  const at = hand.findIndex(({ cursor }) => cursor !== null);
  if (at === index) return hand[at].cursor === 'here' ? [] : ['Enter'];
  return arrowsBetween(at, index, hand.length);
}

/** Finds the cursor only now, since it follows the pointer. */
async function keysToPlace({ page }: TablePage, index: number, { places }: Sight): Promise<string[]> {
  const key = places[index];
  if (key !== null) return [key];
  const at = await page
    .locator('[data-fan] button')
    .evaluateAll((backs) => backs.findIndex((back) => (back as HTMLElement).tabIndex === 0));
  return [...arrowsBetween(at, index, places.length), 'Enter'];
}

/** The keys for a stroke, as the page's help lists them. */
function keysFor(table: TablePage, { type, index }: Deed, sight: Sight): string[] {
  if (type === 'offer') return [sight.offers[index].key.toLowerCase()];
  if (type === 'seat') return [numberKey(sight.seats[index].seat) ?? ''];
  const [card] = sight.hand[index].cards;
  if (PRESENTATIONS[table.game].handTouch === 'rank') return [writeRank(rankOf(card as Card)).toLowerCase()];
  const playable = [...new Set(sight.hand.flatMap(({ isLegal, cards }) => (isLegal ? cards : [])))];
  const number = numberKey(playable.indexOf(card));
  if (number !== null) return [number];
  return [...arrowsTo(index, sight), 'Enter'];
}
