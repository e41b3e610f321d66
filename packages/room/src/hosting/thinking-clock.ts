import type { Seat } from '@shoal/core';
import type { MonotonicClock } from '../room/ports.ts';
import type { RoomState } from './room-state.ts';

const MS_PER_SECOND = 1000;

/** Measures how long a person thinks about one action, where the terms of the room limit it. */
export class ThinkingClock {
  readonly #clock: MonotonicClock;
  readonly #state: RoomState;
  readonly #play: (seat: Seat, isOver: boolean) => void;
  #until: number | null = null;
  /** The seat for which a bot acts now, because its time was over. */
  #late: Seat | null = null;
  #cancel: () => void = () => undefined;

  constructor(clock: MonotonicClock, state: RoomState, play: (seat: Seat, isOver: boolean) => void) {
    this.#clock = clock;
    this.#state = state;
    this.#play = play;
  }

  get leftMs(): number | null {
    return this.#until === null ? null : Math.max(0, Math.round(this.#until - this.#clock.monotonicMs()));
  }

  /** Does a bot act for this seat, because its time was over? */
  isLate(seat: Seat): boolean {
    return this.#late === seat;
  }

  /** Something happened at the table: the seat that has the turn now begins to think. */
  follow(turn: Seat | null): void {
    this.stop();
    const late = this.#late;
    this.#late = null;
    if (late !== null) this.#play(late, false);
    const { thinkingSeconds } = this.#state.terms;
    if (turn === null || thinkingSeconds === null || this.#state.playing[turn]?.type !== 'person') return;
    const limitMs = thinkingSeconds * MS_PER_SECOND;
    this.#until = this.#clock.monotonicMs() + limitMs;
    this.#cancel = this.#clock.after(limitMs, () => this.#end(turn));
  }

  stop(): void {
    this.#cancel();
    this.#until = null;
  }

  #end(seat: Seat): void {
    this.#late = seat;
    this.#play(seat, true);
  }
}
