import type { PersonId } from '../protocol/identifiers.ts';
import type { Presence } from '../protocol/room-picture.ts';
import type { MonotonicClock } from '../room/ports.ts';
import type { RoomState } from './room-state.ts';

const MS_PER_MINUTE = 60_000;

/** Measures how long people are away during deals. What somebody has used up adds up. */
export class Absences {
  readonly #state: RoomState;
  readonly #clock: MonotonicClock;
  /** Since when each person is away; a person who is waited for has no countdown. */
  readonly #away = new Map<PersonId, { readonly since: number; isWaitedFor: boolean }>();
  /** What the absences that are over have used up, also where the log does not tell it yet. */
  readonly #used = new Map<PersonId, number>();

  constructor(state: RoomState, clock: MonotonicClock) {
    this.#state = state;
    this.#clock = clock;
  }

  isAway(person: PersonId): boolean {
    return this.#away.has(person);
  }

  begin(person: PersonId): void {
    if (!this.#away.has(person)) {
      this.#away.set(person, { since: this.#clock.monotonicMs(), isWaitedFor: false });
    }
  }

  /** Ends an absence. Returns how long this person has been away in all. */
  end(person: PersonId): number {
    const total = this.totalMs(person);
    if (this.#away.delete(person)) this.#used.set(person, total);
    return total;
  }

  waitFor(person: PersonId): void {
    const absence = this.#away.get(person);
    if (absence !== undefined) absence.isWaitedFor = true;
  }

  totalMs(person: PersonId): number {
    const before = Math.max(this.#notedMs(person), this.#used.get(person) ?? 0);
    const absence = this.#away.get(person);
    const isCounted = absence !== undefined && !absence.isWaitedFor && !this.#state.standIns.has(person);
    return isCounted ? before + Math.round(this.#clock.monotonicMs() - absence.since) : before;
  }

  /** The milliseconds until a bot plays for a person; null where nothing counts down. */
  leftMs(person: PersonId): number | null {
    const { absenceMinutes } = this.#state.terms;
    const absence = this.#away.get(person);
    if (absence === undefined || absence.isWaitedFor || absenceMinutes === null) return null;
    return Math.max(0, absenceMinutes * MS_PER_MINUTE - this.totalMs(person));
  }

  presenceOf(person: PersonId, isHere: boolean): Presence {
    if (this.#state.standIns.has(person)) return { type: 'stand-in' };
    return isHere ? { type: 'here' } : { type: 'away', leftMs: this.leftMs(person) };
  }

  /** Everybody whose countdown is over, and the time until the next one ends. */
  due(): { readonly people: readonly PersonId[]; readonly nextMs: number | null } {
    const { people, standIns } = this.#state;
    const waiting = [...this.#away.keys()].filter((person) => people.has(person) && !standIns.has(person));
    const left = waiting.map((person) => ({ person, leftMs: this.leftMs(person) }));
    const counting = left.flatMap(({ leftMs }) => (leftMs === null || leftMs === 0 ? [] : [leftMs]));
    return {
      people: left.filter(({ leftMs }) => leftMs === 0).map(({ person }) => person),
      nextMs: counting.length === 0 ? null : Math.min(...counting),
    };
  }

  /** How much of the time of a person the log does not tell. */
  unnotedMs(person: PersonId): number {
    return this.totalMs(person) - this.#notedMs(person);
  }

  /** Between deals nothing counts. */
  endAll(): void {
    for (const person of [...this.#away.keys()]) this.end(person);
    for (const person of this.#used.keys()) if (!this.#state.people.has(person)) this.#used.delete(person);
  }

  #notedMs(person: PersonId): number {
    return this.#state.people.get(person)?.awayMs ?? 0;
  }
}
