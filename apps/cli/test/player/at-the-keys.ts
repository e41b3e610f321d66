import { type Action, numberKey, writeSuit } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { itemsFor, NOTHING_CHOSEN, offersFor } from '@shoal/table-ui';
import type { Pty } from '../pty/pty.ts';
import type { KnownDeal } from './known-deal.ts';
import { readText } from './read-screen.ts';
import { ESC } from './sequences.ts';

/** The keys that a person presses to do this, one after the other. */
export function keysFor(action: Action, { deal, view }: KnownDeal): string[] {
  const { type, target, rank, card, suit, spot } = action;
  const thing = rank ?? card ?? spot;
  const { id, options } = deal.plan;
  const table = { presentation: PRESENTATIONS[id], view, options };
  if (thing === undefined) {
    const offers = offersFor(table, NOTHING_CHOSEN);
    return offers.flatMap(({ keys, touches }) => (touches.type === type ? [keys[0]] : []));
  }
  const item = itemsFor(table).find(({ touches }) => (touches.rank ?? touches.card ?? touches.spot) === thing);
  if (item === undefined || item.key === null) throw new Error('no key does this');
  const targets = new Set(view.legal.map((legal) => legal.target));
  const isAsked = view.legal.filter((legal) => legal.card === card && legal.rank === rank).length > 1;
  if (target !== undefined) return targets.size > 1 ? [item.key, numberKey(target) ?? ''] : [item.key];
  return suit !== undefined && isAsked ? [item.key, writeSuit(suit).toLowerCase()] : [item.key];
}

/** Presses one key after the other, each when the effect of the one before is seen; gives the last screen. */
export async function pressAndSee(pty: Pty, ...keys: readonly string[]): Promise<string> {
  for (const key of keys) {
    const before = pty.text;
    await pty.press(key);
    await pty.until((text) => text !== before);
  }
  return pty.text;
}

/** Does an action by keys on the screen and in the deal beside it; ends when the screen waits for another key. */
export async function actInBoth(pty: Pty, deal: KnownDeal, action: Action = deal.view.legal[0]): Promise<void> {
  for (const key of keysFor(action, deal)) {
    await pressAndSee(pty, key);
    await pty.until((text) => readText(text).is !== 'other');
  }
  deal.act(action);
}

/** Chooses from a menu by the number that stands in front of the label. */
export async function choose(pty: Pty, label: string): Promise<void> {
  const item = new RegExp(`^ +[▸>]? +(\\d)  ${label.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}`, 'm');
  const [, number] = item.exec(await pty.until(item)) ?? [];
  await pty.press(number);
}

const CLEAR = `${ESC}[2J`;

/** Changes the size and waits until everything is drawn anew: what came late for the size before is not that. */
export async function resized(pty: Pty, columns: number, rows: number): Promise<void> {
  const { length } = pty.raw;
  pty.resize(columns, rows);
  await pty.until(() => pty.raw.includes(CLEAR, length));
}
