import type { KnownLog } from '../protocol/client-messages.ts';
import type { PersonId, RoomSecret, SessionToken, Ticket } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import { distinctName, roomName } from '../protocol/names.ts';
import type { Ending } from '../protocol/refusals.ts';
import { type Door, hashOf, isSameSecret } from './door.ts';
import { type Guest, hasLink, newGuest, type Outlet } from './guest.ts';
import type { Guests } from './guests.ts';
import { Decision, type RoomLog } from './room-log.ts';
import type { RoomState } from './room-state.ts';

const TICKET_USED = 'ticket-used';

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
  dismiss(guest: Guest, ending: Ending): void;
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
    if (!this.#hasRoom()) return 'room-full';
    return this.#context.welcome(newGuest(outlet, null, known, secret));
  }

  /** In a full room a spectator whose link has been replaced gives way. */
  #hasRoom(): boolean {
    const { guests, state, dismiss } = this.#context;
    const isFull = () =>
      guests.spectators >= LIMITS.peoplePerRoom || guests.count >= LIMITS.peoplePerRoom * LIMITS.socketsPerPerson;
    if (!isFull()) return true;
    const outdated = guests.all.find((guest) => !hasLink(guest, state));
    if (outdated !== undefined) dismiss(outdated, 'room-full');
    return !isFull();
  }

  bySession(token: SessionToken, outlet: Outlet, known: KnownLog | null): Guest | Ending {
    const person = this.#context.state.bySession(hashOf(token));
    if (person !== null) return this.#enterAs(person.id, outlet, known);
    return this.#context.state.wasSession(hashOf(token)) ? 'moved' : 'unknown-session';
  }

  /** Moves a seat to another device. The device before is told so. */
  async byTicket(ticket: Ticket, token: SessionToken, outlet: Outlet): Promise<Guest | Ending> {
    const { state, door, log } = this.#context;
    const session = hashOf(token);
    const trouble = await log.decide(() => {
      // The answer to an earlier try may have been lost.
      if (state.bySession(session) !== null) return null;
      const person = door.ownerOf(ticket);
      if (person === null || !state.people.has(person)) return TICKET_USED;
      return new Decision([{ entry: { type: 'moved', person, session, by: null }, command: null }]);
    });
    if (trouble !== null) return trouble === TICKET_USED ? TICKET_USED : 'restarting';
    const moved = state.bySession(session);
    return moved === null ? 'unknown-session' : this.#enterAs(moved.id, outlet, null);
  }

  /** Lets somebody wait at the door. Returns how to stop waiting, or why that is impossible. */
  knock(name: string, outlet: Outlet, admitted: (guest: Guest) => void): (() => void) | Ending {
    if (this.#context.isClosed()) return 'restarting';
    const typed = roomName(name);
    if (typed === null) return 'not-understood';
    if (this.#context.state.isLocked) return 'locked';
    const shown = distinctName(typed, namesAt(this.#context.state));
    const request = this.#context.door.petition({
      ...{ name: shown, reclaim: null },
      answer: async (isWelcome) => {
        if (isWelcome) admitted(this.#context.welcome(newGuest(outlet, null, null, this.#context.state.secret)));
        else outlet.end('not-admitted');
        return null;
      },
      turnAway: (ending) => outlet.end(ending),
    });
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
