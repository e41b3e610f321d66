/**
 * The method that Node's console.log looks for. The fields of these classes are private, so without it every hand and
 * deck would print as an empty object.
 */
export const INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom');

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Plain JavaScript does not know `readonly`, so what must not change is locked. */
export function lock<T extends object>(object: T, ...properties: readonly (keyof T)[]): void {
  for (const property of properties) Object.defineProperty(object, property, { writable: false, configurable: false });
}
