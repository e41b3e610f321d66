import { type Action, rngFor } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import {
  type ConnectionListener,
  memoryKeeper,
  RoomClient,
  type RoomEntry,
  type RoomScene,
  sceneOf,
} from '../../src/client/index.ts';
import { MemoryRoomStore } from '../memory-room-store.ts';
import { MemoryNetwork } from '../simulation/memory-network.ts';
import { ServerProcess } from '../simulation/server-process.ts';
import { bytesOf } from '../simulation/sim-client.ts';
import { VirtualTime } from '../simulation/virtual-time.ts';
import { OPEN, TERMS } from '../test-host.ts';

/** A frame of a server, as JSON that a cheat may change. */
// biome-ignore lint/suspicious/noExplicitAny: a cheat reaches into every kind of frame.
export type Frame = any;

/** Changes a frame for one client. Returns whether it has. */
export type Cheat = (frame: Frame) => boolean;

/** Two real clients at a table whose server lies to the first of them. */
export class CheatedTable {
  readonly #time = new VirtualTime();
  readonly #network: MemoryNetwork;
  readonly #seed: string;
  readonly #cheat: Cheat;
  readonly ann: RoomClient;
  readonly ben: RoomClient;
  /** How many frames were changed. */
  changed = 0;

  constructor(game: GameId, seed: string, cheat: Cheat) {
    this.#seed = seed;
    this.#cheat = cheat;
    this.#network = new MemoryNetwork(this.#time, rngFor(seed, 'network'));
    const observe = () => undefined;
    const rng = rngFor(seed, 'server');
    this.#network.host = new ServerProcess({ store: new MemoryRoomStore(), time: this.#time, rng, observe }).host;
    const terms = { ...TERMS, game };
    this.ann = this.#client('ann', { by: 'opening', name: 'Ann', terms, seats: [OPEN, OPEN], seat: 0 });
    this.ben = this.#client('ben', { by: 'saved', room: 'aaaaaaaaaaaa' as never });
  }

  /** Ben comes in by the link, and the cards are dealt. */
  async deal(): Promise<RoomClient> {
    await this.#time.pass(100);
    const { id, secret } = this.scene.room;
    if (secret === null) throw new Error('nobody knows the link');
    const ben = this.#client('ben', { by: 'link', room: id, secret });
    await this.#time.pass(100);
    void ben.sit(1, 'Ben');
    await this.#time.pass(100);
    void this.ann.do({ type: 'deal' });
    await this.#time.pass(100);
    return ben;
  }

  get scene(): RoomScene {
    const scene = sceneOf(this.ann.state);
    if (scene === null) throw new Error(`${this.#seed}: Ann is in no room`);
    return scene;
  }

  /** What Ann may do now; nothing while others have the turn. */
  get annsChoices(): readonly Action[] {
    return this.scene.table?.view.legal ?? [];
  }

  /** The connection breaks, and comes back by itself. */
  async reconnect(): Promise<void> {
    this.#network.cut('ann');
    await this.#time.pass(5000);
  }

  /** Plays on until the deal is over, or until something is true. */
  async play(ben: RoomClient, isDone: () => boolean): Promise<void> {
    const rng = rngFor(this.#seed, 'choices');
    for (let actions = 0; actions < 3000 && !isDone(); actions++) {
      for (const client of [this.ann, ben]) {
        const table = sceneOf(client.state)?.table ?? null;
        if (table === null || table.view.turn !== table.view.seat || table.view.result !== null) continue;
        const { legal } = table.view;
        if (legal.length > 0) void client.do({ type: 'act', action: legal[rng.below(legal.length)] });
      }
      await this.#time.pass(60);
      if (this.scene.record !== null || sceneOf(ben.state)?.record !== null) return this.#time.pass(100);
    }
  }

  #client(name: string, entry: RoomEntry): RoomClient {
    return new RoomClient(entry, {
      clock: this.#time,
      random: bytesOf(rngFor(this.#seed, name)),
      keeper: memoryKeeper(),
      connect: (listener) => this.#network.connect(name, name === 'ann' ? this.#lyingTo(listener) : listener),
      loadGame: () => Promise.resolve(),
    });
  }

  #lyingTo(listener: ConnectionListener): ConnectionListener {
    return {
      opened: () => listener.opened(),
      closed: () => listener.closed(),
      received: (text) => {
        const frame: Frame = JSON.parse(text);
        const isChanged = this.#cheat(frame);
        if (isChanged) this.changed += 1;
        listener.received(isChanged ? JSON.stringify(frame) : text);
      },
    };
  }
}
