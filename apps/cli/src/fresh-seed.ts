import { randomBytes } from 'node:crypto';

/** A real table: nobody can foretell its cards. */
export const freshSeed = (): string => randomBytes(32).toString('hex');
