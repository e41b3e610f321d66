/** A Map or Set that was made during the census: the file that made it, and the most that it ever held. */
export interface Counted {
  readonly file: string;
  readonly size: number;
}

/** The stack of an error is spelled only when somebody reads it, which takes long. */
interface Noted {
  readonly made: Error;
  size: number;
}

/** Counts every Map and Set that is made while something runs, largest first. */
export async function sizesDuring(run: () => Promise<void>): Promise<readonly Counted[]> {
  const { Map: PlainMap, Set: PlainSet } = globalThis;
  const sizes: Noted[] = [];
  class CountedMap<K, V> extends PlainMap<K, V> {
    readonly #most = { made: new Error(), size: 0 };

    override set(key: K, value: V): this {
      super.set(key, value);
      if (#most in this) note(this.#most, this.size);
      return this;
    }
  }
  class CountedSet<T> extends PlainSet<T> {
    readonly #most = { made: new Error(), size: 0 };

    override add(value: T): this {
      super.add(value);
      if (#most in this) note(this.#most, this.size);
      return this;
    }
  }
  const note = (most: Noted, size: number): void => {
    if (most.size === 0) sizes.push(most);
    most.size = Math.max(most.size, size);
  };
  globalThis.Map = CountedMap as MapConstructor;
  globalThis.Set = CountedSet as SetConstructor;
  try {
    await run();
  } finally {
    globalThis.Map = PlainMap;
    globalThis.Set = PlainSet;
  }
  const counted = sizes.map(({ made, size }): Counted => ({ file: makerOf(made.stack), size }));
  return counted.sort((one, other) => other.size - one.size);
}

/** The file of the first line that is not of the census. */
const makerOf = (stack = ''): string =>
  stack
    .split('\n')
    .slice(1)
    .flatMap((line) => /([\w-]+\.ts)/.exec(line)?.[1] ?? [])
    .find((file) => file !== 'census.ts') ?? '';

/** The most that any collection of a file held. */
export const mostIn = (sizes: readonly Counted[], file: string): number =>
  Math.max(0, ...sizes.filter((one) => one.file === file).map(({ size }) => size));
