import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Failed } from '../ui/failed.tsx';
import { usePageWords } from './words.ts';

interface LaterProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A screen that is loaded when it is first wanted, so that the first load stays small. */
export function Later<P>({ load, props }: LaterProps<P>) {
  const { common } = usePageWords();
  const [part, setPart] = useState<{ readonly screen: ComponentType<P> } | 'failed' | null>(null);
  // What a route loads does not change.
  useEffect(() => {
    void load().then(
      (screen) => setPart({ screen }),
      () => setPart('failed'),
    );
  }, []);
  if (part === null) return <p role="status">{common.loading}</p>;
  if (part === 'failed') return <Failed />;
  const { screen: Screen } = part;
  return <Screen {...(props as P & object)} />;
}
