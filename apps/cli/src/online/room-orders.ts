import { BOT_NAMES, type BotName, isBotName } from '@shoal/core';
import { DEFAULT_BOT } from '@shoal/room';
import type { RoomScene } from '@shoal/room/client';
import { type Command, LIMITS, type PersonId, type SeatOffer } from '@shoal/room/protocol';
import { callOf } from '../process/own-command.ts';
import type { RoomVisit } from './room-visit.ts';

type Offers = Extract<Command, { type: 'seats' }>['offers'];

/** What people order in a room. Each order resolves to a sentence on why it was refused, or to null. */
export class RoomOrders {
  readonly #visit: RoomVisit;
  /** The name to sit down with. */
  name: string;

  constructor(visit: RoomVisit, name: string) {
    this.#visit = visit;
    this.name = name;
  }

  async sit(seat: number): Promise<string | null> {
    const { refusals } = this.#visit.words;
    const scene = this.#visit.scene;
    if (scene?.room.seats[seat] === undefined) return refusals['no-such-seat'];
    return this.#visit.sit(seat, this.name);
  }

  async rename(name: string): Promise<string | null> {
    this.name = name;
    const isKnown = this.#visit.scene?.you.person !== null;
    return isKnown ? this.#visit.ask({ type: 'rename', name }) : null;
  }

  /** Puts a bot at a seat, or changes one that sits there. */
  putBot(seat: number, bot: string | null): Promise<string | null> {
    const now = this.#visit.scene?.room.seats[seat];
    const level = bot !== null && isBotName(bot) ? bot : now?.type === 'bot' ? nextLevel(now.bot) : DEFAULT_BOT;
    return this.#arrange(seat, { type: 'bot', bot: level });
  }

  free(seat: number): Promise<string | null> {
    return this.#arrange(seat, { type: 'open' });
  }

  addSeat(): Promise<string | null> {
    return this.#offer((kept) => [...kept, { type: 'open' }]);
  }

  removeSeat(seat: number): Promise<string | null> {
    return this.#offer((kept) => kept.filter((_, at) => at !== seat));
  }

  /** Answers the request that waits longest. */
  async answer(isWelcome: boolean): Promise<string | null> {
    const [request] = this.#visit.scene?.room.requests ?? [];
    if (request === undefined) return this.#visit.words.refusals['no-such-request'];
    return this.#visit.ask({ type: 'admit', request: request.id, isWelcome });
  }

  async about(type: 'remove' | 'hand-over' | 'stand-in' | 'wait', person: PersonId | null): Promise<string | null> {
    if (person === null) return this.#visit.words.refusals['no-such-person'];
    return this.#visit.ask({ type, person });
  }

  async reclaim(person: PersonId | null): Promise<string | null> {
    if (person === null) return this.#visit.words.refusals['no-such-person'];
    const outcome = await this.#visit.client.reclaim(person);
    const isTooSoon = !outcome.ok && outcome.refusal === 'too-soon';
    return isTooSoon ? this.#visit.words.terminal.wasHere(LIMITS.lostAfterMs / 1000) : this.#visit.whyNot(outcome);
  }

  /** A sentence with a link that brings the seat to another device, or on why there is none. */
  async move(): Promise<string> {
    const got = await this.ticketLink();
    return 'link' in got ? this.#visit.words.terminal.moveTo(callOf(`join '${got.link}'`)) : got.refusal;
  }

  /** A link that brings the seat to another device. */
  async ticketLink(): Promise<{ readonly link: string } | { readonly refusal: string }> {
    const outcome = await this.#visit.client.do({ type: 'move' });
    if (outcome.ok) this.#visit.wanted = 'move';
    if (outcome.ok && outcome.ticket !== undefined) return { link: this.#visit.linkWith(outcome.ticket) };
    return { refusal: this.#visit.whyNot(outcome) ?? '' };
  }

  #arrange(seat: number, offer: SeatOffer): Promise<string | null> {
    const { refusals } = this.#visit.words;
    if (this.#visit.scene?.room.seats[seat] === undefined) return Promise.resolve(refusals['no-such-seat']);
    return this.#offer((kept) => kept.map((one, at) => (at === seat ? offer : one)));
  }

  #offer(change: (kept: Offers) => Offers): Promise<string | null> {
    const seats = this.#visit.scene?.room.seats ?? [];
    return this.#visit.ask({ type: 'seats', offers: change(seats.map((_, seat) => ({ type: 'keep', seat }))) });
  }
}

function nextLevel(bot: BotName): BotName {
  const at = BOT_NAMES.indexOf(bot);
  return BOT_NAMES[(at + 1) % BOT_NAMES.length];
}

/** The person whom a name that somebody types means: the whole name, or the beginning of only one. */
export function personNamed(text: string, { room }: Pick<RoomScene, 'room'>): PersonId | null {
  const wanted = plain(text);
  if (wanted === '') return null;
  const whole = room.people.find(({ name }) => plain(name) === wanted);
  const [begun, ...others] = room.people.filter(({ name }) => plain(name).startsWith(wanted));
  return whole?.id ?? (others.length === 0 ? (begun?.id ?? null) : null);
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
