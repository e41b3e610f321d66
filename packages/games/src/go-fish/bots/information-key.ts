import type { EventLog, Seat } from '@shoal/core';
import { CAUGHT, FISHED, REFILLED } from '../rules/narration.ts';
import { cardCount } from '../rules/suits.ts';

/** What a seat learns from a log, as text, by ranks: suits do not matter. */
export function informationKey({ ints, length }: EventLog, seat: Seat): string {
  let text = '';
  for (let at = 0; at < length; at++) {
    const word = ints[at];
    const type = word & 15;
    const isOwn = ((word >> 4) & 15) === seat;
    const slot = (word >> 8) & 255;
    const value = word >> 16;
    text += `${word & 0xffff}`;
    if (type === CAUGHT) text += `x${cardCount(value)}`;
    else if (type === FISHED && (isOwn || slot === 1)) text += `:${value >> 2}`;
    else if (type === REFILLED) {
      text += isOwn ? `:${ranksIn(ints.subarray(at + 1, at + 1 + value))}` : `x${value}`;
      at += value;
    }
    text += ' ';
  }
  return text;
}

const ranksIn = (cards: Int32Array): string =>
  cards
    .map((card) => card >> 2)
    .sort()
    .join(':');
