const DAY_MS = 24 * 60 * 60 * 1000;

/** For how many days a room is kept after its last change. */
export const KEPT_DAYS = {
  /** A room that somebody ended. */
  ended: 30,
  /** One with a match that was left. */
  begun: 90,
  /** One in which no card was ever dealt. */
  idle: 2,
} as const;

/** Rooms that were last touched before these times are erased. */
export function erasureTimes(now: Date): Record<keyof typeof KEPT_DAYS, number> {
  const daysAgo = (days: number): number => now.getTime() - days * DAY_MS;
  return { ended: daysAgo(KEPT_DAYS.ended), begun: daysAgo(KEPT_DAYS.begun), idle: daysAgo(KEPT_DAYS.idle) };
}
