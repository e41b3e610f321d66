/** Returns the start of a date such as 2026-11-16 in UTC milliseconds, so that no time zone shifts it. */
export function utcOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}
