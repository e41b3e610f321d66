import type { Seat } from '@shoal/core';
import { isPerson, isShared, type TableReport } from '@shoal/room';
import type { KnownEvents } from './known-events.ts';

/** What stands between a person and the cards, where several share a device. */
export type Curtain =
  /** The player who has just acted still sees what came of it. */
  | { readonly stage: 'hide'; readonly seat: Seat }
  | { readonly stage: 'pass'; readonly seat: Seat }
  /** Told from what everybody may know: the cards come after it. */
  | { readonly stage: 'recap'; readonly seat: Seat; readonly known: number };

/** Whose cards a device shows, and the curtain before them where several people share it. */
export class Viewpoint {
  readonly #known: KnownEvents;
  readonly #look: (seat: Seat | null) => Promise<void>;
  #viewer: Seat | null = null;
  #curtain: Curtain | null = null;

  constructor(known: KnownEvents, look: (seat: Seat | null) => Promise<void>) {
    this.#known = known;
    this.#look = look;
  }

  /** Null: only what everybody may see is shown. */
  get viewer(): Seat | null {
    return this.#viewer;
  }

  get curtain(): Curtain | null {
    return this.#curtain;
  }

  /** Log entries that are no news to the person in front of the screen. */
  get known(): number {
    return this.#curtain?.stage === 'recap' ? this.#curtain.known : this.#known.of(this.#viewer);
  }

  begin({ view }: TableReport): void {
    this.#viewer = view.seat;
  }

  follow(report: TableReport): void {
    if (isShared(report.players)) this.#curtain = nextCurtain(this.#curtain, this.#viewer, report);
  }

  /** Lifts the curtain by one stage: hide, pass, recap. */
  lift({ stage, seat }: Curtain): Promise<void> {
    if (stage === 'hide') this.#known.remember(seat);
    // Nothing changes on the screen until the cards are there.
    if (stage !== 'pass') this.#viewer = stage === 'hide' ? null : seat;
    this.#curtain = stage === 'pass' ? { stage: 'recap', seat, known: this.#known.of(seat) } : null;
    return this.#look(this.#viewer);
  }

  /** Shows only what everybody may see. */
  hide(): Promise<void> {
    this.#viewer = null;
    return this.#look(null);
  }
}

/** The curtain at a shared device, from the one that is down now and the seat whose cards are on the screen. */
function nextCurtain(now: Curtain | null, viewer: Seat | null, { view, players }: TableReport): Curtain | null {
  const { turn } = view;
  if (turn === null) return null;
  if (now?.stage === 'recap' && now.seat === turn) return now;
  if (viewer !== null && viewer !== turn) return { stage: 'hide', seat: viewer };
  return viewer === null && isPerson(players[turn]) ? { stage: 'pass', seat: turn } : null;
}
