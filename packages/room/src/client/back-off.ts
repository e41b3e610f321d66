import type { RandomBytes } from '../protocol/identifiers.ts';
import type { MonotonicClock } from '../room/ports.ts';

const FIRST_MS = 25;
const LONGEST_MS = 4000;
/** A connection that lives for so long is a good one, also if nobody asked for anything. */
const GOOD_AFTER_MS = 5000;

/** How long to wait before the n-th attempt in a row, from 0. Chance keeps many clients from coming back at one moment. */
export function backOffMs(attempt: number, random: RandomBytes): number {
  const limit = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 20));
  const [byte] = random(1);
  return Math.round((limit / 2) * (1 + byte / 255));
}

/** Counts the attempts in a row. Coming in is not enough: a server may end each connection right after its welcome. */
export class BackOff {
  readonly #clock: MonotonicClock;
  #attempt = 0;
  #isGood = false;
  #welcomedMs = Number.POSITIVE_INFINITY;

  constructor(clock: MonotonicClock) {
    this.#clock = clock;
  }

  welcomed(): void {
    this.#welcomedMs = this.#clock.monotonicMs();
  }

  /** The server has answered. */
  answered(): void {
    this.#isGood = true;
  }

  /** The connection is lost. Returns the number of the next attempt. */
  lost(): number {
    const isGood = this.#isGood || this.#clock.monotonicMs() - this.#welcomedMs >= GOOD_AFTER_MS;
    this.#attempt = isGood ? 0 : this.#attempt + 1;
    this.#isGood = false;
    this.#welcomedMs = Number.POSITIVE_INFINITY;
    return this.#attempt;
  }

  restart(): void {
    this.#attempt = 0;
  }
}
