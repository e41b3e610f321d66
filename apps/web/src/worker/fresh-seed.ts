const SEED_BYTES = 32;

/** A real table: nobody can foretell its cards. */
export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(SEED_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
