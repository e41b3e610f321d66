import { isNumberBelow, type MatchGoal } from '@shoal/core';
import { printable } from '../printable.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The object that a text is; null when it is none. */
export function objectIn(text: string): JsonObject | null {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}

export const hasOnly = (json: JsonObject, fields: readonly string[]): boolean =>
  Object.keys(json).every((field) => fields.includes(field));

/** 0, 1, 2 and so on. */
export const isCount = (json: unknown): json is number =>
  typeof json === 'number' && isNumberBelow(json, Number.MAX_SAFE_INTEGER);

const LONGEST_NAME = 100;

/** A short text that may go to a terminal as it is. */
export const isName = (json: unknown): json is string =>
  typeof json === 'string' && json !== '' && json.length <= LONGEST_NAME && printable(json) === json;

/** A time as ISO 8601 in UTC. */
export const isMoment = (json: unknown): json is string =>
  typeof json === 'string' && !Number.isNaN(Date.parse(json)) && new Date(json).toISOString() === json;

/** The date of a daily deal, or null for every other table. */
export const isDaily = (json: unknown): json is string | null =>
  json === null || (typeof json === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(json));

export const isGoal = (json: unknown): json is MatchGoal | null => {
  if (json === null) return true;
  if (!isObject(json)) return false;
  const { type, deals, total } = json;
  if (type === 'best-of') return hasOnly(json, ['type', 'deals']) && isCount(deals) && deals > 0;
  return type === 'target' && hasOnly(json, ['type', 'total']) && isCount(total) && total > 0;
};
