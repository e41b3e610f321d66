/** When a date such as 2026-11-16 begins, as milliseconds in UTC: the same on every machine. */
export function utcOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}
