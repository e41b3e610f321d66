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

/** A wall clock that goes on this far from what is known may be wrong, and what is erased cannot be restored. */
const LEAP_DAYS = 14;
/** Such a clock is believed once the server has run for so long: until then somebody or something sets it right. */
const PATIENCE_DAYS = 1;

interface Moment {
  readonly wallMs: number;
  readonly monotonicMs: number;
}

/** Tells whether the wall clock may decide what is old. */
export class ErasureClock {
  /** The latest moment that is known: at first that of the latest change of any room. */
  #latest: Moment;
  #believedFromMs = Number.NEGATIVE_INFINITY;

  constructor(latest: Moment) {
    this.#latest = latest;
  }

  isBelieved({ wallMs, monotonicMs }: Moment): boolean {
    const leapMs = wallMs - this.#latest.wallMs - (monotonicMs - this.#latest.monotonicMs);
    if (Math.abs(leapMs) > LEAP_DAYS * DAY_MS) this.#believedFromMs = monotonicMs + PATIENCE_DAYS * DAY_MS;
    this.#latest = { wallMs, monotonicMs };
    return monotonicMs >= this.#believedFromMs;
  }
}
