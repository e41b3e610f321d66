const ID = /^[0-9a-z-]{1,64}$/;

/** Such as 20261116-082400-1f2e3d4c5b6a: no two alike, and older ones first in a listing. */
export function newMatchId(now: Date, random: Uint8Array): string {
  const [day, time] = now.toISOString().replace(/[-:]/g, '').split(/[T.]/);
  const rest = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${day}-${time}-${rest}`;
}

/** An id that comes from outside may be anything, a path to another folder too. */
export const isMatchId = (text: string): boolean => ID.test(text);
