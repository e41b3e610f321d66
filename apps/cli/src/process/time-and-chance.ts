import { randomBytes } from 'node:crypto';

/** A real table: nobody can foretell its cards. */
export const freshSeed = (): string => randomBytes(32).toString('hex');

/** The date where the person is, as 2026-11-16. */
export function today(now = new Date()): string {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1, 2)}-${part(now.getDate(), 2)}`;
}
