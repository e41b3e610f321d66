import type { Rng, Seat } from '@shoal/core';
import {
  type ClientState,
  memoryKeeper,
  RoomClient,
  type RoomEntry,
  type RoomScene,
  type SeatKeeper,
  sceneOf,
} from '../../src/client/index.ts';
import type { Command } from '../../src/protocol/commands.ts';
import type { PersonId, RandomBytes, RoomId, Ticket } from '../../src/protocol/identifiers.ts';
import type { MemoryNetwork } from './memory-network.ts';
import { asideOf } from './sim-asides.ts';
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
  /** What people at the table tell somebody who asks how to come in. */
  entranceNow(): RoomEntry | null;
  /** Null looks on. */
  readonly seat: Seat | null;
  /** The name of the program that plays; null for a human being. */
  readonly program: string | null;
  readonly isRestless: boolean;
}

const LONGEST_THOUGHT_MS = 1000;
/** One chance in so many to do something besides playing, at each thought. */
const ASIDE = 20;
const ASIDE_BETWEEN_DEALS = 3;
/** How long somebody waits for people to answer a request. */
const ASK_AGAIN_MS = 5000;

/** A person with a device: plays at random, reacts, and now and then reloads. */
export class SimClient {
  readonly name: string;
  readonly #settings: SimClientSettings;
  #keeper: SeatKeeper = memoryKeeper();
  /** The device before, which still has the seat if the ticket to this one does not count. */
  #former: SeatKeeper | null = null;
  #client: RoomClient;
  #entry: RoomEntry;
  /** How many commands this person has given, on all devices. */
  commands = 0;
  #askAgainAt = 0;
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
    void this.#client.do(command).then((outcome) => {
      if (outcome.ok && outcome.ticket !== undefined) this.#moveBy(outcome.ticket);
      this.#thinkSoon();
    });
  }

  /** The browser loses everything: only people at the table can tell whose seat it was. */
  forget(): void {
    this.#client.close();
    [this.#keeper, this.#former] = [memoryKeeper(), null];
    this.#askHowToComeIn();
  }

  /** Goes on with another device. */
  #moveBy(ticket: Ticket): void {
    const room = this.scene?.room.id;
    if (room === undefined || this.state.type === 'ended') return;
    this.#client.close();
    [this.#keeper, this.#former] = [memoryKeeper(), this.#keeper];
    this.#entry = { by: 'ticket', room, ticket };
    this.#client = this.#start();
  }

  /** From now on does nothing but come back. */
  rest(): void {
    this.#isResting = true;
    this.#wake();
  }

  /** Lets those sit down who came to a locked room. */
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
      connect: (listener) => network.connect(this.name, listener, this.name),
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
    if (this.state.type === 'ended') this.#comeAgain(this.state.ending);
    else if (this.state.type === 'knocking') this.#comeInAnew();
    else if (scene !== null && !this.#takeSeat(scene) && !this.#isResting) this.#doSomething(scene);
  }

  /** Takes the seat of this person, asks for it, or lets others have theirs. */
  #takeSeat({ room, you }: RoomScene): boolean {
    const { seat } = this.#settings;
    for (const { id } of room.requests) this.do({ type: 'admit', request: id, isWelcome: true });
    if (seat === null) return false;
    const plan = room.seats[seat];
    const isOwn = plan?.type === 'person' && plan.person === you.person;
    if (plan === undefined || isOwn) return false;
    if (you.person === null && room.secret === null) this.#comeInAnew();
    else if (plan.type !== 'person') this.#sit(seat);
    else if (you.person === null) this.#reclaim(plan.person);
    return true;
  }

  #doSomething(scene: RoomScene): void {
    const { rng, isRestless } = this.#settings;
    const { phase } = scene.room;
    if (rng.below(phase === 'between' ? ASIDE_BETWEEN_DEALS : ASIDE) === 0) this.do(asideOf(scene, rng, isRestless));
    if (phase === 'playing') this.#play(scene);
    else this.#deal(scene);
  }

  #comeAgain(ending: string): void {
    if (!this.#mayAsk()) return;
    const room = roomOf(this.#entry);
    if (ending === 'ticket-used' && this.#former !== null && room !== null) {
      [this.#keeper, this.#former] = [this.#former, null];
      this.#entry = { by: 'saved', room };
      this.#client = this.#start();
    } else this.#askHowToComeIn();
  }

  /** People take their time before they ask again. */
  #mayAsk(): boolean {
    const now = this.#settings.time.monotonicMs();
    const isLate = now >= this.#askAgainAt;
    if (isLate) this.#askAgainAt = now + ASK_AGAIN_MS;
    else this.#thinkSoon();
    return isLate;
  }

  /** Perhaps nobody is there who could open, or the link is an old one. */
  #comeInAnew(): void {
    if (!this.#mayAsk()) return;
    this.#client.close();
    this.#askHowToComeIn();
  }

  #askHowToComeIn(): void {
    this.#entry = this.#settings.entranceNow() ?? this.#entry;
    this.#client = this.#start();
  }

  #reclaim(person: PersonId): void {
    if (!this.#mayAsk()) return;
    this.commands += 1;
    void this.#client.reclaim(person).then(() => this.#thinkSoon());
  }

  #sit(seat: Seat): void {
    this.commands += 1;
    void this.#client.sit(seat, this.name, this.#settings.program).then(() => this.#thinkSoon());
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
}

const roomOf = (entry: RoomEntry): RoomId | null => ('room' in entry ? entry.room : null);
