import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { usePageWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import style from './start-bar.module.css';

interface StartBarProps {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly onStart: () => Promise<'begun' | 'unnamed' | 'failed'>;
}

/** Starts the table, from a bar at the bottom of the screen. */
export function StartBar({ bar, onStart }: StartBarProps) {
  const words = usePageWords();
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const start = async () => {
    setState('starting');
    const came = await onStart().catch(() => 'failed' as const);
    setState(came === 'failed' ? 'failed' : 'ready');
  };
  return (
    <div class={style.bar} ref={bar}>
      {state === 'failed' && (
        <p class={style.failed} role="alert">
          {words.setup.failed}
        </p>
      )}
      <Button kind="main" disabled={state === 'starting'} onClick={() => void start()}>
        {words.setup.start}
      </Button>
    </div>
  );
}
