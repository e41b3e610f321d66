import type { Seat } from '@shoal/core';
import { isSharedDevice, type TableReport } from '@shoal/room';
import type { KnownEvents } from './known-events.ts';

/** What hides the cards at a shared device. */
export type Curtain =
  /** The player who has just acted still sees the result. */
  | { readonly stage: 'hide'; readonly seat: Seat }
  | { readonly stage: 'pass'; readonly seat: Seat }
  /** A summary of public events, before the cards are shown. */
  | { readonly stage: 'recap'; readonly seat: Seat; readonly known: number };

/** Whose cards a device shows, and the curtain in front of them if people share the device. */
export class Viewpoint {
  readonly #known: KnownEvents;
  readonly #look: (seat: Seat | null) => Promise<void>;
  #viewer: Seat | null = null;
  #curtain: Curtain | null = null;

  constructor(known: KnownEvents, look: (seat: Seat | null) => Promise<void>) {
    this.#known = known;
    this.#look = look;
  }

  /** Null if only public cards are shown. */
  get viewer(): Seat | null {
    return this.#viewer;
  }

  get curtain(): Curtain | null {
    return this.#curtain;
  }

  /** The number of log entries that are not news to the person at the screen. */
  get known(): number {
    return this.#curtain?.stage === 'recap' ? this.#curtain.known : this.#known.of(this.#viewer);
  }

  begin({ view }: TableReport): void {
    this.#viewer = view.seat;
  }

  follow(report: TableReport): void {
    if (isSharedDevice(report)) this.#curtain = nextCurtain(this.#curtain, this.#viewer, report);
  }

  /** Lifts the curtain by one stage: hide, pass, recap. */
  lift({ stage, seat }: Curtain): Promise<void> {
    if (stage === 'hide') this.#known.remember(seat);
    // The screen does not change until the cards have arrived.
    if (stage !== 'pass') this.#viewer = stage === 'hide' ? null : seat;
    this.#curtain = stage === 'pass' ? { stage: 'recap', seat, known: this.#known.of(seat) } : null;
    return this.#look(this.#viewer);
  }

  /** Shows only public cards. */
  hide(): Promise<void> {
    this.#viewer = null;
    return this.#look(null);
  }
}

/** The next curtain at a shared device, from the current curtain and the seat whose cards are shown. */
function nextCurtain(now: Curtain | null, viewer: Seat | null, { view, ownSeats }: TableReport): Curtain | null {
  const { turn } = view;
  if (turn === null) return null;
  if (now?.stage === 'recap' && now.seat === turn) return now;
  if (viewer !== null && viewer !== turn) return { stage: 'hide', seat: viewer };
  return viewer === null && ownSeats.includes(turn) ? { stage: 'pass', seat: turn } : null;
}
