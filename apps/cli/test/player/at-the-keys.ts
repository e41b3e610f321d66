import { type Action, type View, writeSuit } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { handStacks, numberKey, offersFor } from '@shoal/table-ui';
import type { Pty } from '../pty/pty.ts';
import type { KnownDeal } from './known-deal.ts';
import { readText } from './read-screen.ts';
import { ESC } from './sequences.ts';

/** The keys that a person presses to do this, one after the other. */
export function keysFor(action: Action, game: GameId, view: View): string[] {
  const { type, target, rank, card, suit } = action;
  if (rank === undefined && card === undefined) {
    return offersFor(view, {}, null).flatMap(({ keys, touches }) => (touches.type === type ? [keys[0]] : []));
  }
  const stack = handStacks(game, view).find(({ touches }) => (touches.rank ?? touches.card) === (rank ?? card));
  if (stack === undefined || stack.key === null) throw new Error('no key does this');
  const targets = new Set(view.legal.map((legal) => legal.target));
  const isAsked = view.legal.filter((legal) => legal.card === card && legal.rank === rank).length > 1;
  if (target !== undefined) return targets.size > 1 ? [stack.key, numberKey(target) ?? ''] : [stack.key];
  return suit !== undefined && isAsked ? [stack.key, writeSuit(suit).toLowerCase()] : [stack.key];
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
  for (const key of keysFor(action, deal.deal.plan.id, deal.view)) {
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
