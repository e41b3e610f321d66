import type { CommandId, PersonId } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { Presence } from '../protocol/room-picture.ts';
import type { MonotonicClock } from '../room/ports.ts';
import { Absences } from './absences.ts';
import type { HostedEntry } from './hosted-entry.ts';
import { heirOf } from './lobby-rules.ts';
import type { RoomState } from './room-state.ts';

/** A shorter absence is not worth an entry. */
const WORTH_NOTING_MS = 1000;

/** The command that an entry follows from, if any, and what makes it superfluous before it is written. */
export interface NoteTerms {
  readonly command?: CommandId | null;
  isMoot(): boolean;
}

interface AttendancePorts {
  isHere(person: PersonId): boolean;
  /** Are cards on the table? Only then absence counts. */
  isPlaying(): boolean;
  /** Adds an entry to the log, unless it is moot by then; resolves to null once it is durable. */
  note(entry: HostedEntry, terms: NoteTerms): Promise<string | null>;
}

/** Watches who is here: bots play for people who stay away, and somebody always organises. */
export class Attendance {
  readonly #state: RoomState;
  readonly #clock: MonotonicClock;
  readonly #ports: AttendancePorts;
  readonly #absences: Absences;
  /** People whose return is being written down. */
  readonly #returning = new Set<PersonId>();
  #cancelCountdown: () => void = () => undefined;
  #cancelHeir: (() => void) | null = null;

  constructor(state: RoomState, clock: MonotonicClock, ports: AttendancePorts) {
    this.#state = state;
    this.#clock = clock;
    this.#ports = ports;
    this.#absences = new Absences(state, clock);
  }

  isAway(person: PersonId): boolean {
    return this.#absences.isAway(person) && !this.#state.standIns.has(person);
  }

  presenceOf(person: PersonId): Presence {
    return this.#absences.presenceOf(person, this.#ports.isHere(person));
  }

  waitFor(person: PersonId): void {
    this.#absences.waitFor(person);
    this.#countDown();
  }

  /** Lets a bot play for somebody now, perhaps because of a command. */
  async replace(person: PersonId, command: CommandId | null = null): Promise<string | null> {
    const awayMs = this.#absences.totalMs(person);
    const isMoot = () => this.#state.standIns.has(person) || this.#ports.isHere(person) || this.#isGone(person);
    return this.#ports.note({ type: 'stood-in', person, awayMs }, { command, isMoot });
  }

  /** Somebody came or went, or a deal began or ended. While nobody is here, no absence counts. */
  follow(guests: number): void {
    if (guests === 0 || !this.#ports.isPlaying()) this.bank();
    else for (const person of this.#state.people.keys()) this.#followPerson(person);
    for (const person of this.#state.standIns) if (this.#ports.isHere(person)) this.#return(person, 0);
    this.#countDown();
    this.#followOrganiser(guests);
  }

  /** Ends all absences and notes their time. */
  bank(): void {
    this.#absences.endAll();
    for (const person of this.#state.people.keys()) {
      if (this.#isWorthNoting(person)) this.#noteAbsence(person, this.#absences.totalMs(person));
    }
  }

  #noteAbsence(person: PersonId, awayMs: number): void {
    const isMoot = () => (this.#state.people.get(person)?.awayMs ?? awayMs) >= awayMs;
    void this.#ports.note({ type: 'away', person, awayMs }, { isMoot });
  }

  #isGone(person: PersonId): boolean {
    return !this.#state.people.has(person);
  }

  stop(): void {
    this.#cancelCountdown();
    this.#cancelHeir?.();
    this.#cancelHeir = null;
  }

  #followPerson(person: PersonId): void {
    const isHere = this.#ports.isHere(person);
    const isPlaying = this.#state.seatOf(person, this.#state.playing) !== null;
    if (!isHere && isPlaying) this.#absences.begin(person);
    else if (this.#absences.isAway(person)) {
      const total = this.#absences.end(person);
      if (this.#isWorthNoting(person)) this.#return(person, total);
    }
  }

  #return(person: PersonId, awayMs: number): void {
    if (this.#returning.has(person)) return;
    this.#returning.add(person);
    const total = Math.max(awayMs, this.#state.people.get(person)?.awayMs ?? 0);
    const terms = { isMoot: () => this.#isGone(person) };
    void this.#ports.note({ type: 'returned', person, awayMs: total }, terms).then((trouble) => {
      this.#returning.delete(person);
      if (trouble !== null) this.#clock.after(WORTH_NOTING_MS, () => this.#returnAgain(person, total));
    });
  }

  #returnAgain(person: PersonId, awayMs: number): void {
    if (this.#ports.isHere(person)) this.#return(person, awayMs);
  }

  #isWorthNoting(person: PersonId): boolean {
    return this.#absences.unnotedMs(person) >= WORTH_NOTING_MS;
  }

  #countDown(): void {
    this.#cancelCountdown();
    this.#cancelCountdown = () => undefined;
    const { people, nextMs } = this.#absences.due();
    for (const person of people) void this.replace(person);
    const againMs = people.length > 0 ? WORTH_NOTING_MS : nextMs;
    if (againMs !== null) this.#cancelCountdown = this.#clock.after(againMs, () => this.#countDown());
  }

  #followOrganiser(guests: number): void {
    const { organiser } = this.#state;
    const isMissing = guests > 0 && (organiser === null || !this.#ports.isHere(organiser));
    if (!isMissing) {
      this.#cancelHeir?.();
      this.#cancelHeir = null;
    } else this.#cancelHeir ??= this.#clock.after(LIMITS.organiserMs, () => this.#inherit());
  }

  #inherit(): void {
    this.#cancelHeir = null;
    const person = heirOf(this.#state, this.#ports.isHere);
    if (person !== null && this.#ports.isHere(person)) void this.#hand(person);
  }

  /** An organiser who is back before that is written down stays the organiser. */
  async #hand(heir: PersonId): Promise<void> {
    const { organiser } = this.#state;
    const isBack = () => organiser !== null && this.#ports.isHere(organiser);
    await this.#ports.note({ type: 'organises', person: heir }, { isMoot: () => isBack() || this.#isGone(heir) });
    const isLate = organiser !== null && isBack() && this.#state.organiser === heir;
    if (isLate) await this.#ports.note({ type: 'organises', person: organiser }, { isMoot: () => !isBack() });
  }
}
