import { shown } from './checks.ts';
import { DesignError } from './design-error.ts';

/** A text or a whole number; the number 7 and the text '7' deal the same cards. */
export type Seed = string | number;

const SEED_BYTES = 32;

/**
 * The one exception to pure packages, which take chance as a parameter: here a program begins, and the design
 * document's `shuffle()` has no parameter. Node, browsers and workers all have this function.
 */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** The seed that was given, or a fresh one. */
export function seedFrom(seed: unknown): string {
  if (seed === undefined) return freshSeed();
  if (typeof seed === 'string' || Number.isSafeInteger(seed)) return String(seed);
  const fix = 'Leave it out, and every game differs.';
  throw new DesignError('bad-argument', `A seed must be a text or a whole number, not ${shown(seed)}. ${fix}`);
}

/** 64 hexadecimal digits that nobody can guess: they key a cryptographic generator. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
