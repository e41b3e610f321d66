import { useLayoutEffect, useRef } from 'preact/hooks';

/** Long enough to notice that something else is on the screen now. */
const SEEN_MS = 600;

/** Tells whether something has been in view for a moment, so that a key can be meant for it. */
export function useSeen(isInView: boolean): () => boolean {
  const sinceMs = useRef(0);
  useLayoutEffect(() => {
    sinceMs.current = performance.now();
  }, [isInView]);
  return () => isInView && performance.now() - sinceMs.current >= SEEN_MS;
}
