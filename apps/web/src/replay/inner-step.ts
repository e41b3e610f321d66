import { isObject } from '@shoal/core';

/** What a screen leaves in the history besides its address: a game of the file that was open then. */
export interface InnerStep {
  readonly game: number;
  readonly openedAtMs: number;
}

/** The game that an entry of the history leads to, if it is of the file that is open: entries outlive files and reloads. */
export function gameIn(state: unknown, openedAtMs: number | null): number | null {
  if (!isObject(state) || openedAtMs === null || state['openedAtMs'] !== openedAtMs) return null;
  return typeof state['game'] === 'number' ? state['game'] : null;
}
