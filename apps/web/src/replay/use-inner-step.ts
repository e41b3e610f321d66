import { useEffect, useState } from 'preact/hooks';
import { gameIn, type InnerStep } from './inner-step.ts';

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
