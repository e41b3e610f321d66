import { type Card, numberKey, rankOf, writeRank } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { InputMethod } from './play-on.ts';
import type { ShownTable } from './shown-table.ts';
import type { TablePage, TouchTarget } from './table-page.ts';

export const byTouch: InputMethod = async (table, target) => {
  await table.button(target).tap();
  return 1;
};

export const byMouse: InputMethod = async (table, target) => {
  await table.button(target).click();
  return 1;
};

export const byKeys: InputMethod = async (table, target, state) => {
  const keys = target.type === 'place' ? await keysToPlace(table, target.index, state) : keysFor(table, target, state);
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
function arrowsTo(index: number, { hand }: ShownTable): string[] {
  const at = hand.findIndex(({ cursor }) => cursor !== null);
  if (at === index) return hand[at].cursor === 'here' ? [] : ['Enter'];
  return arrowsBetween(at, index, hand.length);
}

/** Finds the cursor only now, since it follows the pointer. */
async function keysToPlace({ page }: TablePage, index: number, { places }: ShownTable): Promise<string[]> {
  const key = places[index];
  if (key !== null) return [key];
  const at = await page
    .locator('[data-fan] button')
    .evaluateAll((backs) => backs.findIndex((back) => (back as HTMLElement).tabIndex === 0));
  return [...arrowsBetween(at, index, places.length), 'Enter'];
}

/** The keys for a target, as the page's help lists them. */
function keysFor(table: TablePage, { type, index }: TouchTarget, state: ShownTable): string[] {
  if (type === 'offer') return [state.offers[index].key.toLowerCase()];
  if (type === 'seat') return [numberKey(state.seats[index].seat) ?? ''];
  const [card] = state.hand[index].cards;
  if (PRESENTATIONS[table.game].handTouch === 'rank') return [writeRank(rankOf(card as Card)).toLowerCase()];
  const playable = [...new Set(state.hand.flatMap(({ isLegal, cards }) => (isLegal ? cards : [])))];
  const number = numberKey(playable.indexOf(card));
  if (number !== null) return [number];
  return [...arrowsTo(index, state), 'Enter'];
}
