import type { Seat } from '@shoal/core';
import type { PersonId } from '../protocol/identifiers.ts';
import type { Guest, Unnumbered } from './guest.ts';
import type { SeatPlan } from './hosted-entry.ts';

/** Everybody who is connected to a room. Every frame that they are sent carries the number of the log. */
export class Guests {
  readonly #all = new Set<Guest>();
  readonly #seq: () => number;

  constructor(seq: () => number) {
    this.#seq = seq;
  }

  /** As they are now: who comes or goes meanwhile changes nothing. */
  get all(): readonly Guest[] {
    return [...this.#all];
  }

  get count(): number {
    return this.#all.size;
  }

  get watchers(): number {
    return this.all.filter(({ person }) => person === null).length;
  }

  add(guest: Guest): void {
    this.#all.add(guest);
  }

  has(guest: Guest): boolean {
    return this.#all.has(guest);
  }

  /** Returns false for somebody who has gone already. */
  remove(guest: Guest): boolean {
    return this.#all.delete(guest);
  }

  of(person: PersonId): readonly Guest[] {
    return this.all.filter((guest) => guest.person === person);
  }

  isHere(person: PersonId): boolean {
    return this.of(person).length > 0;
  }

  /** Those of some seats whose people are here. */
  seatsHere(seats: readonly SeatPlan[]): Seat[] {
    return seats.flatMap((plan, seat) => (plan.type === 'person' && this.isHere(plan.person) ? [seat] : []));
  }

  send({ outlet }: Guest, message: Unnumbered): void {
    outlet.send({ ...message, seq: this.#seq() });
  }

  tellAll(message: Unnumbered): void {
    for (const guest of this.#all) this.send(guest, message);
  }

  tellPeople(message: Unnumbered): void {
    for (const guest of this.#all) if (guest.person !== null) this.send(guest, message);
  }
}
