import { useState } from 'preact/hooks';

const AT_A_TIME = 50;

/** Shows the first items of a long list, at least `wanted`, and a way to show more. */
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
