import type { Seat } from '@shoal/core';
import { type TableReport, youAmong } from '@shoal/room';

/** How much of the log each person at a device knew when acting last: the rest is new. */
export class KnownEvents {
  readonly #known = new Map<Seat, number>();
  /** When the present turn began, and the one before it: the rest is new to those who only watch. */
  #turn = { seat: null as Seat | null, began: 0, before: 0 };

  /** Begins a deal. One person remembers what happened before a restart; people who share a device are told everything. */
  begin({ players, log }: TableReport, isFirst: boolean): void {
    this.#known.clear();
    this.#turn = { seat: null, began: 0, before: 0 };
    const you = youAmong(players);
    if (isFirst && you !== null) this.#known.set(you, log.length);
  }

  follow({ view: { turn }, log }: TableReport): void {
    const { seat, began } = this.#turn;
    if (turn !== seat) this.#turn = { seat: turn, began: log.length, before: began };
  }

  remember(seat: Seat, events: number): void {
    this.#known.set(seat, events);
  }

  of(viewer: Seat | null): number {
    return viewer === null ? this.#turn.before : (this.#known.get(viewer) ?? 0);
  }
}
