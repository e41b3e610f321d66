import type { PersonId } from '../protocol/identifiers.ts';
import type { MonotonicClock } from '../room/ports.ts';

/** Remembers since when people are gone. */
export class Departures {
  readonly #clock: MonotonicClock;
  readonly #leftAt = new Map<PersonId, number>();
  /** While a room is not in memory, nobody can say who is there. */
  readonly #loadedAt: number;

  constructor(clock: MonotonicClock) {
    this.#clock = clock;
    this.#loadedAt = clock.monotonicMs();
  }

  /** A connection of a person has ended: the last one counts. */
  note(person: PersonId): void {
    this.#leftAt.set(person, this.#clock.monotonicMs());
  }

  forget(person: PersonId): void {
    this.#leftAt.delete(person);
  }

  /** How long a person who is not here has been gone. */
  goneMs(person: PersonId): number {
    return this.#clock.monotonicMs() - (this.#leftAt.get(person) ?? this.#loadedAt);
  }
}
