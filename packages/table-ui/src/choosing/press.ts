import { type HandStack, numberKey, rankOf, readRank } from '@shoal/core';
import { type Choosing, type ChoosingTable, NOTHING_CHOSEN, type TouchResult, touch } from './choosing.ts';
import { offersFor } from './offers.ts';

/** An item that the cursor can be on. */
export type CursorItem = Pick<HandStack, 'touches' | 'isLegal' | 'key'>;

/** The items for the cursor: the places of a hidden hand if one is wanted, otherwise the own cards. */
export function itemsFor({
  presentation,
  view,
  options,
}: Pick<ChoosingTable, 'presentation' | 'view' | 'options'>): readonly CursorItem[] {
  const spots = view.legal.flatMap(({ spot }) => spot ?? []);
  if (spots.length === 0) return presentation.stacks(view, options);
  return spots.map((spot) => ({ touches: { spot }, isLegal: true, key: numberKey(spot) }));
}

/** The keys of commands, which are not actions. */
export const COMMAND_KEYS = { '?': 'help', i: 'hint', r: 'rules', l: 'log', u: 'undo' } as const;
export type TableCommand = (typeof COMMAND_KEYS)[keyof typeof COMMAND_KEYS] | 'leave';

/** The result of a key. */
export type KeyResult =
  | TouchResult
  | { readonly key: 'command'; readonly command: TableCommand }
  /** The key has no meaning now. */
  | { readonly key: 'wrong'; readonly pressed: string };

/** How far each arrow moves the cursor. */
export const ARROWS: Readonly<Record<string, number>> = { left: -1, up: -1, right: 1, down: 1 };

export const isEnter = (key: string): boolean => key === 'enter' || key === 'space';

/** Interprets a key, alike in terminal and browser: letters in lower case, others by name. */
export function press(pressed: string, choosing: Choosing, table: ChoosingTable): KeyResult {
  if (pressed === 'escape') return back(choosing);
  if (Object.hasOwn(ARROWS, pressed)) return { key: 'go-on', choosing: moved(choosing, table, ARROWS[pressed]) };
  if (isEnter(pressed)) return entered(pressed, choosing, table);
  return pressedSign(pressed, choosing, table);
}

/** Esc first undoes the touches, and leaves only if there are none. */
const back = ({ wanted, cursor }: Choosing): KeyResult =>
  wanted === null ? { key: 'command', command: 'leave' } : { key: 'go-on', choosing: { ...NOTHING_CHOSEN, cursor } };

function moved(choosing: Choosing, table: ChoosingTable, by: number): Choosing {
  const { wanted, cursor, pick } = choosing;
  if (wanted !== null) return { ...choosing, pick: turned(pick + by, offersFor(table, choosing).length) };
  return { ...choosing, cursor: turned(cursor + by, itemsFor(table).length) };
}

const turned = (index: number, length: number): number => (length === 0 ? 0 : (index + length) % length);

/** Enter takes the marked item, or the only possible action. */
function entered(pressed: string, choosing: Choosing, table: ChoosingTable): KeyResult {
  const { wanted, cursor, pick } = choosing;
  const { legal } = table.view;
  if (legal.length === 1) return { key: 'act', action: legal[0] };
  const offers = offersFor(table, choosing);
  const items = itemsFor(table);
  if (wanted !== null && offers.length > 0) return touch(offers[pick % offers.length].touches, choosing, table);
  // If no card can be chosen, as in a vote, Enter decides nothing.
  if (!items.some(({ isLegal }) => isLegal)) return { key: 'wrong', pressed };
  return touch(items[Math.min(cursor, items.length - 1)].touches, choosing, table);
}

function pressedSign(pressed: string, choosing: Choosing, table: ChoosingTable): KeyResult {
  const offer = offersFor(table, choosing).find(({ keys }) => keys.includes(pressed));
  if (offer !== undefined) return touch(offer.touches, choosing, table);
  const items = itemsFor(table);
  const at = items.findIndex(({ key, isLegal }) => key === pressed && isLegal);
  // While a seat is wanted, a digit is a seat and never a rank.
  const isSeat = choosing.wanted === 'target' && /^\d$/.test(pressed);
  if (at >= 0 && !isSeat) return touch(items[at].touches, { ...choosing, cursor: at }, table);
  if (Object.hasOwn(COMMAND_KEYS, pressed)) {
    return { key: 'command', command: COMMAND_KEYS[pressed as keyof typeof COMMAND_KEYS] };
  }
  return isSeat ? { key: 'wrong', pressed } : pressedRank(pressed, choosing, table);
}

/** The key of an action that is not possible now: the rules say why. Where an answer is wanted, it is no answer. */
function pressedButton(pressed: string, choosing: Choosing, table: ChoosingTable): KeyResult {
  const { buttons } = table.presentation;
  const type = Object.keys(buttons).find((one) => buttons[one].keys.includes(pressed));
  const isRefused = type !== undefined && choosing.wanted === null;
  return isRefused ? touch({ type }, choosing, table) : { key: 'wrong', pressed };
}

/** Asks for a rank, or explains why it cannot be asked for. In games where cards are played, finds cards by rank. */
function pressedRank(pressed: string, choosing: Choosing, table: ChoosingTable): KeyResult {
  const { presentation, view, options } = table;
  const rank = /^[a2-9tjqk]$/.test(pressed) ? readRank(pressed) : null;
  if (rank === null) return pressedButton(pressed, choosing, table);
  if (presentation.handTouch === 'rank') return touch({ rank }, choosing, table);
  // If no card can be touched, as in a vote, no card is searched for.
  const stacks = view.legal.some(({ card }) => card !== undefined) ? presentation.stacks(view, options) : [];
  const order = [...stacks.keys()].map((step) => (choosing.cursor + 1 + step) % stacks.length);
  const found = order.find((index) => rankOf(stacks[index].cards[0]) === rank);
  if (found === undefined || /^\d$/.test(pressed)) return { key: 'wrong', pressed };
  return { key: 'go-on', choosing: { ...NOTHING_CHOSEN, cursor: found } };
}

/** Every key that answers the open question, as written on the keyboard. */
export function answerKeys(choosing: Choosing, table: ChoosingTable): string[] {
  const { wanted } = choosing;
  const offered = offersFor(table, choosing).map(({ keys }) => keys[0]);
  const held = wanted === null || wanted === 'rank' ? itemsFor(table) : [];
  const touched = held.flatMap(({ key, isLegal }) => (key !== null && isLegal ? [key] : []));
  return [...new Set([...touched, ...offered])].map((key) => key.toUpperCase());
}
