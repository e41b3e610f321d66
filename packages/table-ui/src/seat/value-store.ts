/** A value that notifies its listeners of changes. */
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

  /** Resolves with the value once it passes `isWanted`. */
  when<S extends T>(isWanted: (value: T) => value is S): Promise<S>;
  when(isWanted: (value: T) => boolean): Promise<T>;
  when(isWanted: (value: T) => boolean): Promise<T> {
    return new Promise((resolve) => {
      if (isWanted(this.#value)) return resolve(this.#value);
      const stop = this.subscribe(() => {
        if (!isWanted(this.#value)) return;
        stop();
        resolve(this.#value);
      });
    });
  }
}
