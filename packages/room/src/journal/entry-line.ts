import {
  type Action,
  hasOnly,
  isCount,
  isObject,
  type JsonObject,
  objectIn,
  readCard,
  readRank,
  readSuit,
} from '@shoal/core';
import type { MatchEntry } from '../match/match-entry.ts';
import { isSeed } from './heading.ts';
import { spellAction } from './spelled-action.ts';

export const writeEntryLine = (entry: MatchEntry): string =>
  JSON.stringify(entry.type === 'act' ? { ...entry, action: spellAction(entry.action) } : entry);

/** The entry that a line is; null when it is none. Whether it can have been is for the match to say. */
export function readEntryLine(line: string): MatchEntry | null {
  const json = objectIn(line);
  switch (json?.['type']) {
    case 'deal': {
      const { seed, firstSeat } = json;
      const isWhole = isSeed(seed) && isCount(firstSeat) && hasOnly(json, ['type', 'seed', 'firstSeat']);
      return isWhole ? { type: 'deal', seed, firstSeat } : null;
    }
    case 'act': {
      const { seat, action: spelled } = json;
      const action = isObject(spelled) ? actionIn(spelled) : null;
      const isWhole = action !== null && isCount(seat) && hasOnly(json, ['type', 'seat', 'action']);
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

/** The action that is spelled exactly like this; null when no action is. */
function actionIn(json: JsonObject): Action | null {
  const { type, target } = json;
  if (typeof type !== 'string') return null;
  const rank = partIn(json['rank'], readRank);
  const card = partIn(json['card'], readCard);
  const suit = partIn(json['suit'], readSuit);
  const action: Action = {
    type,
    ...(isCount(target) ? { target } : {}),
    ...(rank === null ? {} : { rank }),
    ...(card === null ? {} : { card }),
    ...(suit === null ? {} : { suit }),
  };
  const spelled = spellAction(action);
  return Object.entries(json).every(([part, value]) => spelled[part] === value) ? action : null;
}

const partIn = <T>(json: unknown, read: (text: string) => T | null): T | null =>
  typeof json === 'string' ? read(json) : null;
