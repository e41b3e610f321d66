import { isMatchGoal, isText, type MatchGoal } from '@shoal/core';
import { printable } from '../match/printable.ts';

const LONGEST_NAME = 100;

/** A short text that is safe to print on a terminal. */
export const isName = (json: unknown): json is string =>
  isText(json) && json !== '' && json.length <= LONGEST_NAME && printable(json) === json;

/** A time as ISO 8601 in UTC. */
export const isMoment = (json: unknown): json is string =>
  isText(json) && !Number.isNaN(Date.parse(json)) && new Date(json).toISOString() === json;

/** The date of a daily deal, or null for every other table. */
export const isDaily = (json: unknown): json is string | null =>
  json === null || (isText(json) && /^\d{4}-\d{2}-\d{2}$/.test(json));

/** The goal of a match, or null for a single deal. */
export const isGoal = (json: unknown): json is MatchGoal | null => json === null || isMatchGoal(json);
