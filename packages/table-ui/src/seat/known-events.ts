import type { Seat } from '@shoal/core';
import { type TableReport, youAmong } from '@shoal/room';

/** Up to this many missed events are not worth a message. */
const WORTH_TELLING = 2;
const NO_TURN = { seat: null as Seat | null, began: 0, before: 0 };

/** Tracks how much of the log each person at a device knew at their last action. The rest is new. */
export class KnownEvents {
  readonly #known = new Map<Seat, number>();
  /** When the current and the previous turn began. To spectators, everything since the previous one is new. */
  #turn = NO_TURN;
  #events = 0;
  #awayAt = 0;

  /** Begins a deal. One person remembers what came before a restart; people who share a device are told everything. */
  begin({ players, log }: TableReport, isFirst: boolean): void {
    this.#known.clear();
    this.#turn = NO_TURN;
    const you = youAmong(players);
    if (isFirst && you !== null) this.#known.set(you, log.length);
  }

  follow({ view: { turn }, log }: TableReport): void {
    const { seat, began } = this.#turn;
    this.#events = log.length;
    // After an undo the log may be shorter than what people knew.
    for (const [person, known] of this.#known) this.#known.set(person, Math.min(known, log.length));
    if (turn !== seat) this.#turn = { seat: turn, began: log.length, before: began };
  }

  remember(seat: Seat, events = this.#events): void {
    this.#known.set(seat, events);
  }

  of(viewer: Seat | null): number {
    return viewer === null ? this.#turn.before : (this.#known.get(viewer) ?? 0);
  }

  /** Notes that nobody looks at the screen. */
  lookAway(): void {
    this.#awayAt = this.#events;
  }

  /** How many events a person missed while away; null if too few to mention. */
  get missed(): number | null {
    const missed = this.#events - this.#awayAt;
    return missed > WORTH_TELLING ? missed : null;
  }
}
