import type { Seat } from '@shoal/core';
import type { PersonId } from '../protocol/identifiers.ts';
import type { Guest, Unnumbered } from './guest.ts';
import type { SeatPlan } from './hosted-entry.ts';

/** Everybody who is connected to a room. Every frame that they are sent carries the number of the log. */
export class Guests {
  readonly #all = new Set<Guest>();
  /** How many connections each person has. */
  readonly #here = new Map<PersonId, number>();
  readonly #seq: () => number;
  /** Runs before a guest is told anything but the picture of the room. */
  readonly #prepare: (guest: Guest) => void;
  #spectators = 0;

  constructor(seq: () => number, prepare: (guest: Guest) => void) {
    this.#seq = seq;
    this.#prepare = prepare;
  }

  /** A copy, so that guests may come and go while it is read. */
  get all(): readonly Guest[] {
    return [...this.#all];
  }

  get count(): number {
    return this.#all.size;
  }

  get spectators(): number {
    return this.#spectators;
  }

  add(guest: Guest): void {
    this.#all.add(guest);
    this.#count(guest.person, 1);
  }

  /** Binds a guest to a person, or to null once that person has left. */
  bind(guest: Guest, person: PersonId | null): void {
    if (this.has(guest)) {
      this.#count(guest.person, -1);
      this.#count(person, 1);
    }
    guest.person = person;
  }

  has(guest: Guest): boolean {
    return this.#all.has(guest);
  }

  /** Returns false for somebody who has gone already. */
  remove(guest: Guest): boolean {
    if (!this.#all.delete(guest)) return false;
    this.#count(guest.person, -1);
    return true;
  }

  of(person: PersonId): readonly Guest[] {
    return this.all.filter((guest) => guest.person === person);
  }

  isHere(person: PersonId): boolean {
    return this.#here.has(person);
  }

  /** Those of some seats whose people are here. */
  seatsHere(seats: readonly SeatPlan[]): Seat[] {
    return seats.flatMap((plan, seat) => (plan.type === 'person' && this.isHere(plan.person) ? [seat] : []));
  }

  send(guest: Guest, message: Unnumbered): void {
    if (message.type !== 'room') this.#prepare(guest);
    guest.outlet.send({ ...message, seq: this.#seq() });
  }

  tellAll(message: Unnumbered): void {
    for (const guest of this.#all) this.send(guest, message);
  }

  tellPeople(message: Unnumbered): void {
    for (const guest of this.#all) if (guest.person !== null) this.send(guest, message);
  }

  #count(person: PersonId | null, change: 1 | -1): void {
    if (person === null) {
      this.#spectators += change;
      return;
    }
    const count = (this.#here.get(person) ?? 0) + change;
    if (count > 0) this.#here.set(person, count);
    else this.#here.delete(person);
  }
}
