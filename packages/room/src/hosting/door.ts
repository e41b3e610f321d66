import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type CommandId,
  newTicket,
  type PersonId,
  type RandomBytes,
  type SessionToken,
  type Ticket,
} from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { CommandRefusal, Ending } from '../protocol/refusals.ts';
import type { RequestPicture } from '../protocol/room-picture.ts';
import type { MonotonicClock } from '../room/ports.ts';

/** The log stores this instead of a token. */
export const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(`shoal-session/1 ${token}`)));

/** Compares hashes, so that the time it takes tells nothing of the secret. */
export const isSameSecret = (one: string, other: string): boolean => hashOf(one) === hashOf(other);

/** Somebody who waits for an answer of the people at the table. */
interface Petitioner {
  readonly name: string;
  /** The seat that was lost, and the new session; null for somebody who knocks. */
  readonly reclaim: { readonly person: PersonId; readonly token: SessionToken } | null;
  /** `by` is the person who answers, with this command. Resolves to why the answer does not count, or to null. */
  answer(isWelcome: boolean, by: PersonId, command: CommandId): Promise<CommandRefusal | null>;
  /** The door is gone, and nobody will answer. */
  turnAway(ending: Ending): void;
}

/** A ticket as the door knows it. */
interface IssuedTicket {
  readonly person: PersonId;
  readonly until: number;
}

/** Who may come in later: tickets for another device, and people who wait at the door. Nothing of it outlives a restart. */
export class Door {
  readonly #random: RandomBytes;
  readonly #clock: MonotonicClock;
  readonly #tickets = new Map<string, IssuedTicket>();
  readonly #petitioners = new Map<string, Petitioner>();
  #petitions = 0;

  constructor(random: RandomBytes, clock: MonotonicClock) {
    this.#random = random;
    this.#clock = clock;
  }

  /** Makes a ticket; an earlier one of this person no longer counts. */
  issueTicket(person: PersonId): Ticket {
    const now = this.#clock.monotonicMs();
    this.voidTickets(person);
    const ticket = newTicket(this.#random);
    this.#tickets.set(hashOf(ticket), { person, until: now + LIMITS.ticketMs });
    return ticket;
  }

  /** Somebody has left the room, or has moved. */
  voidTickets(person: PersonId): void {
    for (const [hash, issued] of this.#tickets) if (issued.person === person) this.#tickets.delete(hash);
  }

  /** Whose seat a ticket moves; null for one that does not count, or no longer. */
  ownerOf(ticket: Ticket): PersonId | null {
    const issued = this.#tickets.get(hashOf(ticket));
    return issued !== undefined && issued.until >= this.#clock.monotonicMs() ? issued.person : null;
  }

  /** Lets somebody wait for an answer. Returns the name of the request, or null while too many wait. */
  petition(petitioner: Petitioner): string | null {
    if (this.#petitioners.size >= LIMITS.knocksPerRoom) return null;
    if (petitioner.reclaim !== null && this.#reclaims >= LIMITS.reclaimsPerRoom) return null;
    this.#petitions += 1;
    const id = `r${this.#petitions}`;
    this.#petitioners.set(id, petitioner);
    return id;
  }

  /** People who look on must not keep those out who knock. */
  get #reclaims(): number {
    return [...this.#petitioners.values()].filter(({ reclaim }) => reclaim !== null).length;
  }

  /** Removes a request and returns it; null if it is gone. */
  take(id: string): Petitioner | null {
    const petitioner = this.#petitioners.get(id) ?? null;
    this.#petitioners.delete(id);
    return petitioner;
  }

  /** Answers a request once. It waits on where the answer could not be saved. */
  async answer(id: string, ...answer: Parameters<Petitioner['answer']>): Promise<CommandRefusal | null> {
    const petitioner = this.take(id);
    if (petitioner === null) return 'no-such-request';
    const refusal = await petitioner.answer(...answer);
    if (refusal === 'not-saved') this.#petitioners.set(id, petitioner);
    return refusal;
  }

  find(id: string): Petitioner | null {
    return this.#petitioners.get(id) ?? null;
  }

  /** Somebody is back whose seat was asked for. */
  keepSeatOf(person: PersonId): void {
    for (const [id, { reclaim }] of this.#petitioners) if (reclaim?.person === person) this.#petitioners.delete(id);
  }

  close(ending: Ending): void {
    for (const petitioner of this.#petitioners.values()) petitioner.turnAway(ending);
    this.#petitioners.clear();
  }

  get requests(): readonly RequestPicture[] {
    return Array.from(this.#petitioners, ([id, { name, reclaim }]): RequestPicture => {
      return reclaim === null ? { id, name, type: 'knock' } : { id, name, type: 'reclaim', person: reclaim.person };
    });
  }
}
