import { same } from './same.ts';

/** The allowed values of an option, as a test and in words. */
export type OptionCheck = { allows: (value: unknown) => boolean; says: string };

export const oneOf = (...values: unknown[]): OptionCheck => ({
  allows: (value) => values.includes(value),
  says: `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
});

export const atLeast = (least: number): OptionCheck => ({
  allows: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least,
  says: `a whole number of at least ${least}`,
});

export const yesOrNo = oneOf(true, false);

/** Returns why a number of seats is too low or too high, or null. */
export function seatsFault(seats: number, least: number, most: number): string | null {
  if (atLeast(least).allows(seats) && seats <= most) return null;
  return `expected ${least} to ${most} seats but found ${seats}.`;
}

/** Returns why options are not those of the game or have impossible values, or null. */
export function optionFault(rules: object, checks: Record<string, OptionCheck>): string | null {
  const expected = Object.keys(checks).sort();
  const found = Object.keys(rules).sort();
  if (!same(expected, found)) return `expected the options ${expected.join(', ')} but found ${found.join(', ')}.`;
  for (const [name, value] of Object.entries(rules)) {
    const check = checks[name];
    if (!check.allows(value)) return `expected ${name} to be ${check.says} but found ${JSON.stringify(value)}.`;
  }
  return null;
}
