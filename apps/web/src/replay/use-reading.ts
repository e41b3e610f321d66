import { useEffect, useState } from 'preact/hooks';
import { study } from '../client/coach.ts';
import type { ReplayReading } from '../worker/replay-reading.ts';

/** A record laid out in a worker; null while it waits for one or works. */
export function useReading(text: string | null): ReplayReading | 'failed' | null {
  const [reading, setReading] = useState<ReplayReading | 'failed' | null>(null);
  useEffect(() => {
    setReading(null);
    if (text === null) return;
    const { answer, stop } = study((calls) => calls.replay(text));
    answer.then(setReading, () => setReading('failed'));
    return stop;
  }, [text]);
  return reading;
}
