import { isObject } from '@shoal/core';
import { useEffect, useState } from 'preact/hooks';

/** A history entry within a screen: a game of the file that was open at the time. */
export interface GameInHistory {
  readonly game: number;
  readonly openedAtMs: number;
}

/** The game that a history entry names, if it belongs to the open file. Entries outlive files and reloads. */
export function gameIn(state: unknown, openedAtMs: number | null): number | null {
  if (!isObject(state) || openedAtMs === null || state['openedAtMs'] !== openedAtMs) return null;
  return typeof state['game'] === 'number' ? state['game'] : null;
}

const stateNow = (): unknown => history.state;

/** Opens a game within a screen: the address stays, and the browser's Back button closes the game. */
export function useGameInHistory(openedAtMs: number | null): readonly [number | null, (game: number) => void] {
  const [state, setState] = useState(stateNow);
  useEffect(() => {
    const read = () => setState(stateNow());
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const enter = (game: number) => {
    if (openedAtMs === null) return;
    const step: GameInHistory = { game, openedAtMs };
    history.pushState(step, '');
    setState(step);
  };
  return [gameIn(state, openedAtMs), enter];
}
