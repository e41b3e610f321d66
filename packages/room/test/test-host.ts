import type { Action } from '@shoal/core';
import { Host } from '../src/hosting/host.ts';
import type { HostEvent } from '../src/hosting/ports.ts';
import { chooseAsBot } from '../src/orders/bot-order.ts';
import type { Entrance, KnownLog } from '../src/protocol/client-messages.ts';
import type { SeatOffer } from '../src/protocol/commands.ts';
import {
  newRoomId,
  newToken,
  type PersonId,
  type RandomBytes,
  type RoomId,
  type SessionToken,
} from '../src/protocol/identifiers.ts';
import type { RoomTerms } from '../src/protocol/room-terms.ts';
import { bytesFrom } from './any-client-message.ts';
import { MemoryRoomStore } from './memory-room-store.ts';
import { RawClient, turn } from './raw-client.ts';
import { VirtualClock } from './virtual-clock.ts';

export const TERMS: RoomTerms = {
  game: 'go-fish',
  preset: 'standard',
  rules: {},
  goal: null,
  absenceMinutes: 2,
  thinkingSeconds: null,
  standIn: 'random',
  speed: 'instant',
  allowsHints: false,
};

export const OPEN: SeatOffer = { type: 'open' };
export const BOT: SeatOffer = { type: 'bot', bot: 'random' };

interface Opening {
  readonly terms?: Partial<RoomTerms>;
  readonly seats?: readonly SeatOffer[];
  /** Null organises without a seat. */
  readonly seat?: number | null;
  readonly name?: string;
}

/** Somebody at a table: a client with what brings it back. */
export interface TestPerson {
  client: RawClient;
  readonly token: SessionToken;
  readonly room: RoomId;
}

/** A host in this process, with memory instead of disks and sockets, and time and chance of its own. */
export class TestHost {
  readonly clock = new VirtualClock();
  readonly store = new MemoryRoomStore();
  readonly events: HostEvent[] = [];
  /** Chance, which a test may replace. */
  random: RandomBytes;
  /** A bug that strikes as soon as the host needs chance. */
  bug: Error | null = null;
  host: Host;
  #clients: RawClient[] = [];
  #count = 0;

  constructor(seed = 7) {
    this.random = bytesFrom(seed);
    this.host = this.#start();
  }

  connect(address = '192.0.2.1'): RawClient {
    this.#count += 1;
    const client = new RawClient(address, `c${this.#count}`);
    this.#clients.push(client);
    return client.listen(this.host.connect(client.socket));
  }

  /** Connects and says hello. */
  async enter(entrance: Entrance, known: KnownLog | null = null): Promise<RawClient> {
    const client = this.connect();
    await client.hello(entrance, known);
    return client;
  }

  opening({ terms, seats = [OPEN, OPEN, BOT], seat = 0, name = 'Ann' }: Opening = {}) {
    const [room, token] = [newRoomId(this.random), newToken(this.random)];
    return { by: 'opening', room, token, name, terms: { ...TERMS, ...terms }, seats, seat } as const;
  }

  /** Opens a room. */
  async open(opening: Opening = {}): Promise<TestPerson> {
    const entrance = this.opening(opening);
    return { client: await this.enter(entrance), token: entrance.token, room: entrance.room };
  }

  /** Comes into a room by its link. */
  watch({ room, client }: TestPerson): Promise<RawClient> {
    return this.enter({ by: 'link', room, secret: client.invitation.secret });
  }

  /** Comes in by the link and takes a seat. */
  async join(other: TestPerson, seat: number, name: string): Promise<TestPerson> {
    const client = await this.watch(other);
    const token = newToken(this.random);
    await client.must({ type: 'sit', seat, name, token });
    return { client, token, room: other.room };
  }

  /** Comes back to a seat. */
  async back(person: TestPerson, known: KnownLog | null = null): Promise<RawClient> {
    person.client = await this.enter({ by: 'session', room: person.room, token: person.token }, known);
    return person.client;
  }

  /** A room of two people and a bot, Ann at seat 0 and Ben at seat 1. */
  async pair(opening: Opening = {}): Promise<{ ann: TestPerson; ben: TestPerson }> {
    const ann = await this.open(opening);
    return { ann, ben: await this.join(ann, 1, 'Ben') };
  }

  /** The same room with cards on the table. */
  async dealt(opening: Opening = {}): Promise<{ ann: TestPerson; ben: TestPerson }> {
    const pair = await this.pair(opening);
    await pair.ann.client.must({ type: 'deal' });
    await turn();
    return pair;
  }

  /** The process is killed and starts again: everything but the store is gone. */
  restart(): void {
    this.store.crash();
    for (const client of this.#clients) client.hang();
    this.#clients = [];
    this.host = this.#start();
  }

  /** The rows of the log of a room, parsed. */
  async log(room: RoomId): Promise<readonly { readonly type: string }[]> {
    return (await this.store.read(room)).map(({ entry }) => JSON.parse(entry));
  }

  #start(): Host {
    const { clock, store } = this;
    return new Host({
      ...{ clock, store },
      random: (count) => {
        if (this.bug !== null) throw this.bug;
        return this.random(count);
      },
      think: (order) => ({ answer: Promise.resolve(chooseAsBot(order)), stop: () => undefined }),
      observe: (event) => this.events.push(event),
    });
  }
}

/** The first legal action of whoever has the turn among these people, with its client; null when none of them has it. */
export function nextAction(...people: readonly TestPerson[]): { person: TestPerson; action: Action } | null {
  for (const person of people) {
    const { view } = person.client.table;
    if (view.seat !== null && view.turn === view.seat && view.result === null) {
      return { person, action: view.legal[view.legal.length - 1] };
    }
  }
  return null;
}

/** Plays the running deal to its end. */
export async function playOut(host: TestHost, ...people: readonly TestPerson[]): Promise<void> {
  for (let actions = 0; people[0].client.table.view.result === null; actions++) {
    if (actions > 3000) throw new Error('the deal does not end');
    const next = nextAction(...people);
    if (next === null) await host.clock.pass(1000);
    else await next.person.client.must({ type: 'act', action: next.action });
    // People take their time, and no client may say too much at once.
    await host.clock.pass(50);
  }
}

export const personOf = ({ client }: TestPerson): PersonId => {
  const { person } = client.you;
  if (person === null) throw new Error('nobody at the table');
  return person;
};
