import type { Command } from '../protocol/commands.ts';
import type { CommandId, PersonId } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { CommandRefusal } from '../protocol/refusals.ts';
import type { RequestPicture } from '../protocol/room-picture.ts';
import type { Departures } from './departures.ts';
import { type Door, hashOf } from './door.ts';
import { type Guest, hasLink } from './guest.ts';
import type { Guests } from './guests.ts';
import { Decision, type RoomLog } from './room-log.ts';
import type { RoomState } from './room-state.ts';

/** Nobody needs the answer any more. */
const MOOT = 'no-such-request';

type Reclaim = Extract<Command, { type: 'reclaim' }>;

interface LostSeatContext {
  readonly state: RoomState;
  readonly log: RoomLog;
  readonly door: Door;
  readonly guests: Guests;
  readonly departures: Departures;
  mayTry(address: string): boolean;
  /** A guest has proved by a token who it is. */
  bind(guest: Guest, token: Reclaim['token']): void;
}

/** Gives seats back to people whose device has lost them. Nobody who is here can lose a seat by it. */
export class LostSeats {
  readonly #context: LostSeatContext;

  constructor(context: LostSeatContext) {
    this.#context = context;
  }

  /** A seat is given by the organiser, and without an organiser who is here by anybody at the table. */
  mayAnswer(person: PersonId | null, { type }: Pick<RequestPicture, 'type'>): boolean {
    const { state, guests } = this.#context;
    const { organiser } = state;
    const isOrganiserHere = organiser !== null && guests.isHere(organiser);
    return state.mayAnswer(person) && (type === 'knock' || !isOrganiserHere || person === organiser);
  }

  /** Asks the people at the table. Returns why that is impossible, or null. */
  ask(guest: Guest, { person, token }: Reclaim): CommandRefusal | null {
    const { state, door } = this.#context;
    const lost = state.people.get(person);
    if (lost === undefined || guest.person !== null) return 'no-such-person';
    if (!hasLink(guest, state)) return 'old-link';
    const refusal = this.#refusalFor(person);
    if (refusal !== null) return refusal;
    const { reclaim = null } = (guest.request === null ? null : door.find(guest.request)) ?? {};
    if (reclaim?.person === person && reclaim.token === token) return null;
    if (!this.#context.mayTry(guest.outlet.address)) return 'too-many-requests';
    if (guest.request !== null) door.take(guest.request);
    const request = door.petition({
      ...{ name: lost.name, reclaim: { person, token }, turnAway: () => undefined },
      answer: async (isWelcome, by, command) => (isWelcome ? this.#give(guest, { person, token }, by, command) : null),
    });
    guest.request = request;
    return request === null ? 'too-many-requests' : null;
  }

  /** The link is a new one: who came by another asks by the new one. */
  forgetAll(): void {
    const { guests, door } = this.#context;
    for (const { request } of guests.all) if (request !== null) door.take(request);
  }

  #refusalFor(person: PersonId): CommandRefusal | null {
    const { guests, departures } = this.#context;
    if (guests.isHere(person)) return 'not-away';
    return departures.goneMs(person) < LIMITS.lostAfterMs ? 'too-soon' : null;
  }

  async #give(
    guest: Guest,
    { person, token }: Pick<Reclaim, 'person' | 'token'>,
    by: PersonId,
    command: CommandId,
  ): Promise<CommandRefusal | null> {
    const { state, log, guests } = this.#context;
    const entry = { type: 'moved', person, session: hashOf(token), by } as const;
    // The person may have come back, and the asker or the giver may be gone.
    const isPossible = () =>
      [person, by].every((one) => state.people.has(one)) &&
      this.#refusalFor(person) === null &&
      guests.has(guest) &&
      guest.person === null;
    const trouble = await log.decide(() => (isPossible() ? new Decision([{ entry, command }]) : MOOT));
    if (trouble === null) this.#context.bind(guest, token);
    if (trouble === null || trouble === MOOT) return trouble;
    return isPossible() ? 'not-saved' : MOOT;
  }
}
