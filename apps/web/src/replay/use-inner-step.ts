import { isObject } from '@shoal/core';
import { useEffect, useState } from 'preact/hooks';

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

const stateNow = (): unknown => history.state;

/** A game within a screen: the address stays, and the browser's own way back leads out of it. */
export function useInnerStep(openedAtMs: number | null): readonly [number | null, (game: number) => void] {
  const [state, setState] = useState(stateNow);
  useEffect(() => {
    const read = () => setState(stateNow());
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const enter = (game: number) => {
    if (openedAtMs === null) return;
    const step: InnerStep = { game, openedAtMs };
    history.pushState(step, '');
    setState(step);
  };
  return [gameIn(state, openedAtMs), enter];
}
