import { randomBytes } from 'node:crypto';
import { localDate } from '@shoal/table-ui';

/** A seed that nobody can foretell, for a real table. */
export const freshSeed = (): string => randomBytes(32).toString('hex');

export const today = (): string => localDate(new Date());
