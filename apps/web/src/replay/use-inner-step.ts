import { useEffect, useState } from 'preact/hooks';

/** What a screen leaves in the history besides its address. */
const stepNow = (): number | null => {
  const state: unknown = history.state;
  const game = typeof state === 'object' && state !== null && 'game' in state ? state.game : null;
  return typeof game === 'number' ? game : null;
};

/** A game within a screen: the address stays, and the browser's own way back leads out of it. */
export function useInnerStep(): readonly [number | null, (game: number) => void] {
  const [game, setGame] = useState(stepNow);
  useEffect(() => {
    const read = () => setGame(stepNow());
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const enter = (entered: number) => {
    history.pushState({ game: entered }, '');
    setGame(entered);
  };
  return [game, enter];
}
