/** The values of Z: numbers, elements of free types, tuples, sets and bindings. Functions and sequences are sets of pairs. */

export type Value = number | string | boolean | Tuple | Sets | Binding | Operation;
export type Tuple = readonly Value[];
/** What a toolkit name, or a function that the page defines on bindings, does with its argument. */
export type Operation = (argument: Value) => Value;

/** The components of a schema by name. */
export class Binding {
  readonly components: ReadonlyMap<string, Value>;

  constructor(components: ReadonlyMap<string, Value>) {
    this.components = components;
  }
}

/** A set that can be asked for its members; only a finite one can list them. */
export interface Sets {
  has(value: Value): boolean;
}

export class FiniteSet implements Sets {
  readonly #byKey: ReadonlyMap<string, Value>;
  readonly members: readonly Value[];
  #key: string | null = null;
  #images: ReadonlyMap<string, readonly Value[]> | null = null;

  constructor(members: Iterable<Value>) {
    this.#byKey = new Map([...members].map((member) => [keyOf(member), member]));
    this.members = [...this.#byKey.values()];
  }

  has(value: Value): boolean {
    return this.#byKey.has(keyOf(value));
  }

  get size(): number {
    return this.members.length;
  }

  get key(): string {
    this.#key ??= `{${[...this.#byKey.keys()].sort().join()}}`;
    return this.#key;
  }

  /** All values that a relation pairs with a first one. */
  imagesOf(first: Value): readonly Value[] {
    this.#images ??= imagesIn(this.members);
    return this.#images.get(keyOf(first)) ?? [];
  }
}

function imagesIn(pairs: readonly Value[]): ReadonlyMap<string, readonly Value[]> {
  const images = new Map<string, Value[]>();
  for (const [first, second] of pairs.map(tuple)) {
    const key = keyOf(first);
    const found = images.get(key);
    if (found === undefined) images.set(key, [second]);
    else found.push(second);
  }
  return images;
}

/** Two values are equal exactly when their keys are. */
export function keyOf(value: Value): string {
  if (value instanceof FiniteSet) return value.key;
  if (Array.isArray(value)) return `(${value.map(keyOf).join()})`;
  if (value instanceof Binding) return `[${[...value.components].map(([name, each]) => name + keyOf(each)).join()}]`;
  if (typeof value === 'object' || typeof value === 'function') throw new Error('this value has no equal');
  return String(value);
}

export const EMPTY = new FiniteSet([]);

export const setOf = (...members: readonly Value[]): FiniteSet => new FiniteSet(members);

export const sequenceOf = (items: readonly Value[]): FiniteSet =>
  new FiniteSet(items.map((item, index) => [index + 1, item]));

export function itemsOf(sequence: Value): readonly Value[] {
  const pairs = finite(sequence).members.map(tuple);
  return [...pairs].sort(([a], [b]) => number(a) - number(b)).map(([, item]) => item);
}

export const isSequence = (value: Value): value is FiniteSet =>
  value instanceof FiniteSet &&
  value.members.every((member) => Array.isArray(member) && member.length === 2) &&
  Array.from({ length: value.size }, (_, index) => value.imagesOf(index + 1)).every(({ length }) => length === 1);

export function apply(fn: Value, argument: Value): Value {
  if (typeof fn === 'function') return fn(argument);
  const images = finite(fn).imagesOf(argument);
  if (images.length !== 1) throw new Undefined(`a function has ${images.length} values at ${keyOf(argument)}`);
  return images[0];
}

/** A function was applied outside its domain: what was said of it cannot hold. */
export class Undefined extends Error {}

export function finite(value: Value): FiniteSet {
  return value instanceof FiniteSet ? value : mistyped('a finite set');
}

export function sets(value: Value): Sets {
  return typeof value === 'object' && 'has' in value ? value : mistyped('a set');
}

export function tuple(value: Value): Tuple {
  return Array.isArray(value) ? (value as Tuple) : mistyped('a tuple');
}

export function number(value: Value): number {
  return typeof value === 'number' ? value : mistyped('a number');
}

export function truth(value: Value): boolean {
  return typeof value === 'boolean' ? value : mistyped('a predicate');
}

function mistyped(wanted: string): never {
  throw new Error(`expected ${wanted}`);
}
