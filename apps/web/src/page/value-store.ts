import { useEffect, useState } from 'preact/hooks';

/** A value that tells its listeners when it changes. */
export class ValueStore<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Draws the component again whenever the value changes. */
export function useValue<T>(store: Pick<ValueStore<T>, 'value' | 'subscribe'>): T {
  const [, draw] = useState<object>({});
  useEffect(() => {
    draw({});
    return store.subscribe(() => draw({}));
  }, [store]);
  return store.value;
}
