import type { Seat } from '@shoal/core';
import { type TableReport, youAmong } from '@shoal/room';

/** More than so many events behind, people are told that they have been away. */
const WORTH_TELLING = 2;
const NO_TURN = { seat: null as Seat | null, began: 0, before: 0 };

/** How much of the log each person at a device knew when acting last: the rest is new. */
export class KnownEvents {
  readonly #known = new Map<Seat, number>();
  /** When the present turn began, and the one before it: the rest is new to those who only watch. */
  #turn = NO_TURN;
  #events = 0;
  #awayAt = 0;

  /** Begins a deal. One person remembers what happened before a restart; people who share a device are told everything. */
  begin({ players, log }: TableReport, isFirst: boolean): void {
    this.#known.clear();
    this.#turn = NO_TURN;
    const you = youAmong(players);
    if (isFirst && you !== null) this.#known.set(you, log.length);
  }

  follow({ view: { turn }, log }: TableReport): void {
    const { seat, began } = this.#turn;
    this.#events = log.length;
    // After an undo the log is shorter than what people knew of it.
    for (const [person, known] of this.#known) this.#known.set(person, Math.min(known, log.length));
    if (turn !== seat) this.#turn = { seat: turn, began: log.length, before: began };
  }

  remember(seat: Seat, events = this.#events): void {
    this.#known.set(seat, events);
  }

  of(viewer: Seat | null): number {
    return viewer === null ? this.#turn.before : (this.#known.get(viewer) ?? 0);
  }

  /** Nobody looks at the screen. */
  lookAway(): void {
    this.#awayAt = this.#events;
  }

  /** How many events somebody who is back has missed; null where they are not worth a word. */
  get missed(): number | null {
    const missed = this.#events - this.#awayAt;
    return missed > WORTH_TELLING ? missed : null;
  }
}
