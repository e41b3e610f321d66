import { hasOnly, isCount, objectIn, readAction, writeAction } from '@shoal/core';
import type { MatchEntry } from '../match/match.ts';
import { isSeed } from './heading.ts';

export const writeEntryLine = (entry: MatchEntry): string =>
  JSON.stringify(entry.type === 'act' ? { ...entry, action: writeAction(entry.action) } : entry);

/** Parses a line, or returns null. Only the match knows whether its entry is possible. */
export function readEntryLine(line: string): MatchEntry | null {
  const json = objectIn(line);
  switch (json?.['type']) {
    case 'deal': {
      const { seed, firstSeat } = json;
      const isWhole = isSeed(seed) && isCount(firstSeat) && hasOnly(json, ['type', 'seed', 'firstSeat']);
      return isWhole ? { type: 'deal', seed, firstSeat } : null;
    }
    case 'act': {
      const { seat } = json;
      const action = readAction(json['action']);
      const isWhole = action !== undefined && isCount(seat) && hasOnly(json, ['type', 'seat', 'action']);
      return isWhole ? { type: 'act', seat, action } : null;
    }
    case 'undo': {
      const { actions } = json;
      return isCount(actions) && hasOnly(json, ['type', 'actions']) ? { type: 'undo', actions } : null;
    }
    default:
      return null;
  }
}
