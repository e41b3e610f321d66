import type { Rng, Seat } from '@shoal/core';
import {
  type ClientState,
  memoryKeeper,
  RoomClient,
  type RoomEntry,
  type RoomScene,
  sceneOf,
} from '../../src/client/index.ts';
import type { Command } from '../../src/protocol/commands.ts';
import { REACTIONS } from '../../src/protocol/commands.ts';
import type { RandomBytes, RoomId } from '../../src/protocol/identifiers.ts';
import type { MemoryNetwork } from './memory-network.ts';
import type { VirtualTime } from './virtual-time.ts';

export const bytesOf =
  (rng: Rng): RandomBytes =>
  (count) =>
    Uint8Array.from({ length: count }, () => rng.below(256));

interface SimClientSettings {
  readonly name: string;
  readonly network: MemoryNetwork;
  readonly time: VirtualTime;
  readonly rng: Rng;
  /** What people at the table tell somebody who asks for the link. */
  linkNow(): RoomEntry | null;
  /** Null looks on. */
  readonly seat: Seat | null;
}

const LONGEST_THOUGHT_MS = 1000;
/** One chance in so many to do something besides playing, at each thought. */
const ASIDE = 20;

/** A person with a device: plays at random, reacts, and now and then reloads. */
export class SimClient {
  readonly name: string;
  readonly #settings: SimClientSettings;
  readonly #keeper = memoryKeeper();
  #client: RoomClient;
  #entry: RoomEntry;
  /** How many commands this person has given, on all devices. */
  commands = 0;
  #isThinking = false;
  #isAsleep = false;
  #isResting = false;

  constructor(entry: RoomEntry, settings: SimClientSettings) {
    this.name = settings.name;
    this.#settings = settings;
    this.#entry = entry;
    this.#client = this.#start();
  }

  /** Where this person sits; null looks on. */
  get seat(): Seat | null {
    return this.#settings.seat;
  }

  get state(): ClientState {
    return this.#client.state;
  }

  get scene(): RoomScene | null {
    return sceneOf(this.#client.state);
  }

  /** The page is loaded again: all that is left is what the device has kept. */
  reload(): void {
    this.#client.close();
    const room = this.scene?.room.id ?? roomOf(this.#entry);
    const isKept = room !== null && this.#keeper.load(room)?.secret != null;
    if (isKept) this.#entry = { by: 'saved', room };
    this.#client = this.#start();
  }

  /** The device goes to sleep: the connection dies unnoticed, and nobody does anything until it wakes. */
  sleep(ms: number): void {
    const { network, time } = this.#settings;
    network.swallow(this.name);
    this.#isAsleep = true;
    time.after(ms, () => this.#wake());
  }

  #wake(): void {
    this.#isAsleep = false;
    this.#client.wake();
    this.#thinkSoon();
  }

  do(command: Command): void {
    this.commands += 1;
    void this.#client.do(command).then(() => this.#thinkSoon());
  }

  /** From now on does nothing but come back. */
  rest(): void {
    this.#isResting = true;
    this.#wake();
  }

  /** Lets those in again who came to a locked door. */
  unlock(): void {
    if (this.scene !== null && this.scene.room.organiser === this.scene.you.person)
      this.do({ type: 'lock', isLocked: false });
  }

  #start(): RoomClient {
    const { network, time, rng } = this.#settings;
    const client = new RoomClient(this.#entry, {
      clock: time,
      random: bytesOf(rng),
      keeper: this.#keeper,
      connect: (listener) => network.connect(this.name, listener),
      loadGame: () => Promise.resolve(),
    });
    client.subscribe(() => this.#thinkSoon());
    return client;
  }

  #thinkSoon(): void {
    if (this.#isThinking) return;
    this.#isThinking = true;
    this.#settings.time.after(this.#settings.rng.below(LONGEST_THOUGHT_MS), () => {
      this.#isThinking = false;
      this.#act();
    });
  }

  #act(): void {
    const { scene } = this;
    if (this.#isAsleep) return;
    if (this.state.type === 'ended') this.#askForLink();
    else if (scene !== null && !this.#isResting) this.#doSomething(scene);
  }

  #doSomething(scene: RoomScene): void {
    const { rng, seat } = this.#settings;
    if (rng.below(ASIDE) === 0) this.#doAside(scene);
    if (seat !== null && scene.you.person === null && scene.room.seats[seat]?.type !== 'person') this.#sit(seat);
    else if (scene.room.phase === 'playing') this.#play(scene);
    else this.#deal(scene);
  }

  #askForLink(): void {
    this.#entry = this.#settings.linkNow() ?? this.#entry;
    this.#client = this.#start();
  }

  #sit(seat: Seat): void {
    this.commands += 1;
    void this.#client.sit(seat, this.name).then(() => this.#thinkSoon());
  }

  #play({ table, you }: RoomScene): void {
    if (table === null || you.seat === null || table.view.turn !== you.seat) return;
    const { rng } = this.#settings;
    const { legal } = table.view;
    // Games of people who would rather draw than play have no end.
    const plays = legal.filter(({ card }) => card !== undefined);
    const wanted = plays.length > 0 && rng.below(5) > 0 ? plays : legal;
    if (wanted.length > 0) this.do({ type: 'act', action: wanted[rng.below(wanted.length)] });
  }

  /** Begins the next deal. */
  #deal({ room, you }: RoomScene): void {
    const isLobby = room.phase === 'lobby';
    const isFull = room.seats.every(({ type }) => type !== 'open');
    if (isLobby ? room.organiser === you.person && isFull : room.phase === 'between' && you.seat !== null) {
      this.do({ type: 'deal' });
    }
  }

  #doAside({ room, you }: RoomScene): void {
    const { rng } = this.#settings;
    const away = room.people.find(({ presence }) => presence.type === 'away');
    const asides: Command[] = [
      { type: 'react', reaction: REACTIONS[rng.below(REACTIONS.length)] },
      ...(away === undefined ? [] : [{ type: rng.below(2) === 0 ? 'stand-in' : 'wait', person: away.id } as const]),
      ...(room.organiser === you.person && you.person !== null && room.phase === 'playing'
        ? [{ type: 'lock', isLocked: !room.isLocked } as const, { type: 'reissue' } as const]
        : []),
    ];
    this.do(asides[rng.below(asides.length)]);
  }
}

const roomOf = (entry: RoomEntry): RoomId | null => ('room' in entry ? entry.room : null);
