import { DesignError } from './design-error.ts';

/** A value as an error message shows it: short, and safe for anything that plain JavaScript may pass. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

export function checkList(value: unknown, what: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new DesignError('bad-argument', `${what} must be a list (an array), not ${shown(value)}.`);
}

export function checkObject(value: unknown, what: string): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new DesignError('bad-argument', `${what} must be an object such as { … }, not ${shown(value)}.`);
}

/** Finds a name among those known, and lists them when it is not there. */
export function checkName<T extends string>(value: unknown, known: readonly T[], what: string, orElse = ''): T {
  const found = known.find((name) => name === value);
  if (found !== undefined) return found;
  throw new DesignError('unknown-name', `${shown(value)} is not ${what}: use one of ${known.join(', ')}${orElse}.`);
}

/** A whole number from `min` to `max`. */
export function checkWhole(value: unknown, min: number, max: number, what: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw new DesignError('bad-argument', `${what} must be a whole number, not ${shown(value)}.`);
  }
  if (value >= min && value <= max) return value;
  const range = max === Number.POSITIVE_INFINITY ? `${min} or more` : `from ${min} to ${max}`;
  throw new DesignError('out-of-range', `${what} must be ${range}, not ${value}.`);
}

export function checkText(value: unknown, what: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new DesignError('bad-argument', `${what} must be a text that is not blank, not ${shown(value)}.`);
}

export function checkFlag(value: unknown, what: string): boolean {
  if (typeof value === 'boolean') return value;
  throw new DesignError('bad-argument', `${what} must be true or false, not ${shown(value)}.`);
}
