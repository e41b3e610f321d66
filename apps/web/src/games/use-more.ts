import { useState } from 'preact/hooks';

const AT_A_TIME = 50;

/** The beginning of a long list, at least `wanted` items of it, and a way to see more. */
export function useMore<T>(
  items: readonly T[],
  wanted = 0,
): {
  readonly shown: readonly T[];
  readonly left: number;
  showMore(): void;
} {
  const [most, setMost] = useState(Math.max(AT_A_TIME, wanted));
  return {
    shown: items.slice(0, most),
    left: Math.max(0, items.length - most),
    showMore: () => setMost(most + AT_A_TIME),
  };
}
