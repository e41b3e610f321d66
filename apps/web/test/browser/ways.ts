import { type Card, numberKey, rankOf, writeRank } from '@shoal/core';
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
  const keys = keysFor(table, deed, sight);
  for (const key of keys) await table.page.keyboard.press(key);
  return keys.length;
};

/** The shorter way around; where the cursor cannot be seen, the first Enter only shows it. */
function arrowsTo(index: number, { hand }: Sight): string[] {
  const at = hand.findIndex(({ cursor }) => cursor !== null);
  const right = (index - at + hand.length) % hand.length;
  const left = hand.length - right;
  if (right === 0) return hand[at].cursor === 'here' ? [] : ['Enter'];
  return Array.from({ length: Math.min(right, left) }, () => (right <= left ? 'ArrowRight' : 'ArrowLeft'));
}

/** The keys for one deed, as the help of the page tells them. */
function keysFor(table: TablePage, { type, index }: Deed, sight: Sight): string[] {
  if (type === 'offer') return [sight.offers[index].key.toLowerCase()];
  if (type === 'seat') return [numberKey(sight.seats[index].seat) ?? ''];
  const [card] = sight.hand[index].cards;
  if (table.game === 'go-fish') return [writeRank(rankOf(card as Card)).toLowerCase()];
  const playable = [...new Set(sight.hand.flatMap(({ isLegal, cards }) => (isLegal ? cards : [])))];
  const number = numberKey(playable.indexOf(card));
  if (number !== null) return [number];
  return [...arrowsTo(index, sight), 'Enter'];
}
