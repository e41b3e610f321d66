import type { Action } from '@shoal/core';
import { excerpt } from '@shoal/room';
import { SHOWINGS } from '../showing/index.ts';
import type { LineMessage } from '../words/messages/table-messages.ts';
import { type Surroundings, strangerIn } from './read-touches.ts';

/** Why a line means nothing here, as closely as can be told. */
export function misunderstood(line: string, around: Surroundings, legal: readonly Action[]): LineMessage {
  const { game, hand } = around;
  const count = hand.length;
  if (!SHOWINGS[game].touchesRanks && count > 0 && /^\s*\d+\s*$/.test(line))
    return { key: 'no-such-card-number', count };
  const seats = [...new Set(legal.flatMap(({ target }) => target ?? []))];
  const stranger = seats.length === 0 ? null : strangerIn(line, around);
  if (stranger !== null) return { key: 'no-such-player', text: excerpt(stranger), seats };
  return { key: 'not-understood', text: excerpt(line) };
}
