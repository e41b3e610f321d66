import type { KnownLog } from '../protocol/client-messages.ts';
import type { PersonId, RoomSecret, SessionToken, Ticket } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import { distinctName, roomName } from '../protocol/names.ts';
import type { Ending } from '../protocol/refusals.ts';
import { type Door, hashOf, isSameSecret } from './door.ts';
import { type Guest, newGuest, type Outlet } from './guest.ts';
import type { Guests } from './guests.ts';
import type { RoomLog } from './room-log.ts';
import type { RoomState } from './room-state.ts';

/** The names of everybody at the table, with its bots. */
const namesAt = ({ people, seats }: RoomState): string[] =>
  [...people.values(), ...seats.filter((plan) => plan.type === 'bot')].map(({ name }) => name);

/** What decides who comes in. */
interface EntranceContext {
  readonly state: RoomState;
  readonly log: RoomLog;
  readonly door: Door;
  readonly guests: Guests;
  isClosed(): boolean;
  tellRoom(): void;
  welcome(guest: Guest): Guest;
}

/** The ways into a room that is open. */
export class Entrances {
  readonly #context: EntranceContext;

  constructor(context: EntranceContext) {
    this.#context = context;
  }

  byLink(secret: RoomSecret, outlet: Outlet, known: KnownLog | null): Guest | Ending {
    if (!isSameSecret(secret, this.#context.state.secret)) return 'wrong-link';
    if (this.#context.isClosed()) return 'restarting';
    if (this.#context.guests.count >= LIMITS.peoplePerRoom * LIMITS.socketsPerPerson) return 'room-full';
    return this.#context.guests.watchers >= LIMITS.peoplePerRoom
      ? 'room-full'
      : this.#context.welcome(newGuest(outlet, null, known, secret));
  }

  bySession(token: SessionToken, outlet: Outlet, known: KnownLog | null): Guest | Ending {
    const person = this.#context.state.bySession(hashOf(token));
    if (person !== null) return this.#enterAs(person.id, outlet, known);
    return this.#context.state.wasSession(hashOf(token)) ? 'moved' : 'unknown-session';
  }

  /** Moves a seat to another device. The device before is told so. */
  async byTicket(ticket: Ticket, token: SessionToken, outlet: Outlet): Promise<Guest | Ending> {
    const session = hashOf(token);
    // The answer to an earlier try may have been lost.
    const moved = this.#context.state.bySession(session);
    if (moved !== null) return this.#enterAs(moved.id, outlet, null);
    const issued = this.#context.door.useTicket(ticket);
    if (issued === null || !this.#context.state.people.has(issued.person)) return 'ticket-used';
    const { person } = issued;
    if (
      (await this.#context.log.append([{ entry: { type: 'moved', person, session, by: null }, command: null }])) ===
      null
    ) {
      return this.#enterAs(person, outlet, null);
    }
    this.#context.door.returnTicket(ticket, issued);
    return 'restarting';
  }

  /** Lets somebody wait at the door. Returns how to stop waiting, or why that is impossible. */
  knock(name: string, outlet: Outlet, admitted: (guest: Guest) => void): (() => void) | Ending {
    if (this.#context.isClosed()) return 'restarting';
    const typed = roomName(name);
    if (typed === null) return 'not-understood';
    if (this.#context.state.isLocked) return 'locked';
    const shown = distinctName(typed, namesAt(this.#context.state));
    const answer = (isWelcome: boolean) => {
      if (isWelcome) admitted(this.#context.welcome(newGuest(outlet, null, null, this.#context.state.secret)));
      else outlet.end('not-admitted');
    };
    const turnAway = (ending: Ending) => outlet.end(ending);
    const request = this.#context.door.petition({ name: shown, reclaim: null, answer, turnAway });
    if (request === null) return 'too-many-tries';
    outlet.send({ type: 'knocking', seq: this.#context.log.seq });
    this.#context.tellRoom();
    return () => {
      this.#context.door.take(request);
      this.#context.tellRoom();
    };
  }

  #enterAs(person: PersonId, outlet: Outlet, known: KnownLog | null): Guest | Ending {
    // The room may have been closed, or the person removed, while the log was written.
    if (this.#context.isClosed()) return 'restarting';
    if (!this.#context.state.people.has(person)) return 'unknown-session';
    const others = this.#context.guests.of(person);
    return others.length >= LIMITS.socketsPerPerson
      ? 'too-many-sockets'
      : this.#context.welcome(newGuest(outlet, person, known, this.#context.state.secret));
  }
}
