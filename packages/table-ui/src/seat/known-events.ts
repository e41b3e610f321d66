import type { Seat } from '@shoal/core';
import { ownSeatOf, type TableReport } from '@shoal/room';

/** Up to this many missed events are not worth a message. */
const WORTH_TELLING = 2;
const NO_TURN = { seat: null as Seat | null, began: 0, before: 0 };

/** Tracks how much of the log each person at a device knew at their last action. The rest is new. */
export class KnownEvents {
  /** Per person, how much they knew at first, and then at each of their actions. */
  readonly #known = new Map<Seat, readonly number[]>();
  /** When the current and the previous turn began. To spectators, everything since the previous one is new. */
  #turn = NO_TURN;
  #events = 0;
  #awayAt = 0;

  /** Begins a deal. One person remembers what came before a restart; people who share a device are told everything. */
  begin(report: TableReport, isFirst: boolean): void {
    this.#known.clear();
    this.#turn = NO_TURN;
    const you = ownSeatOf(report);
    if (isFirst && you !== null) this.#known.set(you, [report.log.length]);
  }

  follow({ view: { turn }, log }: TableReport): void {
    const { seat, began } = this.#turn;
    if (log.length < this.#events) this.#takeBack(log.length);
    this.#events = log.length;
    if (turn !== seat) this.#turn = { seat: turn, began: log.length, before: began };
  }

  /** After an undo people know what they knew at the action before. */
  #takeBack(length: number): void {
    for (const [person, [first, ...later]] of this.#known) {
      this.#known.set(person, [Math.min(first, length), ...later.filter((events) => events < length)]);
    }
  }

  remember(seat: Seat, events = this.#events): void {
    this.#known.set(seat, [...(this.#known.get(seat) ?? [0]), events]);
  }

  of(viewer: Seat | null): number {
    return viewer === null ? this.#turn.before : (this.#known.get(viewer)?.at(-1) ?? 0);
  }

  /** Notes that nobody looks at the screen. */
  lookAway(): void {
    this.#awayAt = this.#events;
  }

  /** The first event that a person missed while away; null if too few to mention. */
  get missedFrom(): number | null {
    return this.#events - this.#awayAt > WORTH_TELLING ? this.#awayAt : null;
  }
}
