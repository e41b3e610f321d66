import type { ValueStore } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';

/** Renders again when the value changes. */
export function useValue<T>(store: Pick<ValueStore<T>, 'value' | 'subscribe'>): T {
  const [, draw] = useState<object>({});
  useEffect(() => {
    draw({});
    return store.subscribe(() => draw({}));
  }, [store]);
  return store.value;
}
