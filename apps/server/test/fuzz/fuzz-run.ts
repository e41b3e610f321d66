import { isObject, type Rng, rngFor } from '@shoal/core';
import { GAME_IDS } from '@shoal/games/ids';
import { type Entrance, newRoomId, newToken, type RoomId, type SessionToken } from '@shoal/room/protocol';
import { bytesFrom } from '@shoal/room/testing';
import { WIRE_TERMS } from '../wire/wire-table.ts';
import { AllowedChanges, type SentCommand } from './allowed-changes.ts';
import { AnyText } from './any-text.ts';
import { FuzzClient } from './fuzz-client.ts';
import type { FuzzTarget } from './fuzz-target.ts';

export interface FuzzReport {
  readonly messages: number;
  /** Changes of rooms, each of which somebody was allowed to make. */
  readonly changes: number;
  readonly rooms: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  readonly memoryMb: number;
}

/** Somebody at a table, with what leads back to the seat. */
interface FuzzPerson {
  client: FuzzClient;
  readonly token: SessionToken;
}

interface FuzzRoom {
  readonly id: RoomId;
  readonly people: FuzzPerson[];
  readonly changes: AllowedChanges;
}

const ROOMS = 6;
const SEATS = 3;
/** A room is given up after so many messages, so that all its stages come up. */
const ROOM_LIFE = 3000;
const MOST_SENT = 20_000;
const LOOK_EVERY = 5000;
const ONE_STRANGER_IN = 12;

/** Sends messages of every kind to a server, one after the other, and looks after each at what has changed. */
export class FuzzRun {
  readonly #target: FuzzTarget;
  readonly #rng: Rng;
  readonly #random;
  readonly #texts: AnyText;
  readonly #rooms: FuzzRoom[] = [];
  /** Who sent each command, by its id. */
  readonly #sent = new Map<string, SentCommand[]>();
  readonly #faults: string[] = [];
  #messages = 0;
  #changes = 0;
  #opened = 0;
  #memoryBytes = 0;

  constructor(target: FuzzTarget, seed: string) {
    this.#target = target;
    this.#rng = rngFor(seed, 'fuzz');
    this.#random = bytesFrom(1 + this.#rng.below(30_000));
    this.#texts = new AnyText(rngFor(seed, 'texts'));
  }

  /** Ends early where something is wrong. */
  async run(messages: number, tell: (report: FuzzReport) => void = () => undefined): Promise<FuzzReport> {
    while (this.#messages < messages && this.#faults.length === 0) {
      await this.#step();
      if (this.#messages % LOOK_EVERY === 0) await this.#look();
      if (this.#messages % 50_000 === 0) tell(this.report);
    }
    await this.#look();
    return this.report;
  }

  get report(): FuzzReport {
    return {
      ...{ messages: this.#messages, changes: this.#changes, rooms: this.#opened, faults: this.#faults },
      kinds: Object.fromEntries(this.#texts.counts),
      memoryMb: Math.round(this.#memoryBytes / 2 ** 20),
    };
  }

  async #step(): Promise<void> {
    if (this.#rooms.length < ROOMS) await this.#open();
    const room = this.#rooms[this.#rng.below(this.#rooms.length)];
    const client = await this.#someone(room);
    const everybody = this.#rooms.flatMap(({ people }) => people.map((person) => person.client));
    await this.#send(client, this.#texts.next(client, everybody));
    await this.#settle(room);
    if (room.changes.isEnded || this.#rng.below(ROOM_LIFE) === 0) await this.#giveUp(room);
  }

  async #open(): Promise<void> {
    const [id, token] = [newRoomId(this.#random), newToken(this.#random)];
    const terms = { ...WIRE_TERMS, game: GAME_IDS[this.#opened % GAME_IDS.length], absenceMinutes: 1 as const };
    const seats = Array.from({ length: SEATS }, () => ({ type: 'open' }) as const);
    const room = { id, people: [], changes: new AllowedChanges((command) => this.#sent.get(command) ?? []) };
    const client = await this.#enter({ by: 'opening', room: id, token, name: 'Ann', terms, seats, seat: 0 }, room);
    const secret = client.room?.secret;
    if (secret == null) return;
    this.#opened += 1;
    const opened: FuzzRoom = { ...room, people: [{ client, token }] };
    this.#rooms.push(opened);
    for (let seat = 1; seat < SEATS; seat += 1) {
      const guest = await this.#enter({ by: 'link', room: id, secret }, opened);
      const own = newToken(this.#random);
      const command = { type: 'sit', seat, name: `Guest ${seat}`, token: own };
      await this.#send(guest, JSON.stringify({ type: 'do', id: `s${this.#opened}-${seat}`, seq: guest.seq, command }));
      await this.#settle(opened);
      opened.people.push({ client: guest, token: own });
    }
  }

  /** Mostly somebody at the table, at times somebody who has said nothing yet. */
  async #someone({ id, people, changes }: FuzzRoom): Promise<FuzzClient> {
    if (this.#rng.below(ONE_STRANGER_IN) === 0) return FuzzClient.connect(this.#target);
    const person = people[this.#rng.below(people.length)];
    if (!person.client.isOpen) {
      const entrance = { by: 'session', room: id, token: person.token } as const;
      person.client = await this.#enter(entrance, { id, people, changes });
    }
    return person.client;
  }

  async #enter(entrance: Entrance, room: FuzzRoom): Promise<FuzzClient> {
    const client = await FuzzClient.connect(this.#target);
    await this.#send(client, client.hello(entrance));
    await this.#settle(room);
    return client;
  }

  async #send(client: FuzzClient, text: string | null): Promise<void> {
    this.#messages += 1;
    this.#noteCommand(client, text);
    await client.send(text);
  }

  #noteCommand(client: FuzzClient, text: string | null): void {
    const message = parsed(text);
    const id = isObject(message) ? message['id'] : undefined;
    if (typeof id !== 'string' || !isObject(message) || !isObject(message['command'])) return;
    this.#sent.set(id, [...(this.#sent.get(id) ?? []), { client, command: message['command'] }]);
    const [oldest] = this.#sent.keys();
    if (this.#sent.size > MOST_SENT && oldest !== undefined) this.#sent.delete(oldest);
  }

  async #settle(room: FuzzRoom): Promise<void> {
    await this.#target.settle();
    const rows = this.#target.rowsAfter(room.id, room.changes.seq);
    this.#changes += rows.length;
    this.#faults.push(...room.changes.follow(rows));
  }

  async #giveUp(room: FuzzRoom): Promise<void> {
    this.#rooms.splice(this.#rooms.indexOf(room), 1);
    for (const { client } of room.people) await client.close();
  }

  async #look(): Promise<void> {
    for (const room of this.#rooms) await this.#settle(room);
    this.#faults.push(...this.#target.faults());
    this.#memoryBytes = Math.max(this.#memoryBytes, await this.#target.memoryBytes());
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
