import type { EventLog, Seat } from '@shoal/core';
import { AFTER_REBUILD, DRAWN, DREW, listLength, REBUILT } from '../rules/narration.ts';

const TYPE_AND_SEAT = 255;

/** What a seat learns from a log, as text: drawn cards are private, and the order of a rebuilt stock is hidden. */
export function informationKey({ ints, length }: EventLog, seat: Seat): string {
  let text = '';
  for (let at = 0; at < length; at++) {
    const word = ints[at];
    const type = word & 15;
    const listed = listLength(word);
    const isOwn = ((word >> 4) & 15) === seat;
    const isHidden = type === REBUILT || (type === DREW && !isOwn);
    text += `${type === DRAWN && !isOwn ? word & (TYPE_AND_SEAT | (AFTER_REBUILD << 8)) : word}`;
    if (!isHidden && listed > 0) text += `:${ints.subarray(at + 1, at + 1 + listed).join(':')}`;
    text += ' ';
    at += listed;
  }
  return text;
}
