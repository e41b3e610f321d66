import type { Result } from '@shoal/core';

/** The result of a game in which nobody is left to act. */
export function finished(result: Result | null): Result {
  if (result === null) throw new Error('a game without a seat to act has no result');
  return result;
}
