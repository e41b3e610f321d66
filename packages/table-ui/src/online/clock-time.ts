const SECOND_MS = 1000;

/** Writes what is left of a time as 1:05, in whole seconds that have begun. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
