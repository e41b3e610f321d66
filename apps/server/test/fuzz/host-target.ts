import '@shoal/games';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Rng, rngFor } from '@shoal/core';
import { chooseAsBot } from '@shoal/room';
import { Host, type LogRow } from '@shoal/room/hosting';
import type { RoomId } from '@shoal/room/protocol';
import { bytesFrom, MemoryRoomStore, settled, VirtualTime } from '@shoal/room/testing';
import type { FuzzLine, FuzzListener, FuzzTarget } from './fuzz-target.ts';

/** Time that passes after each message, so that most are within the limits. */
const PAUSE_MS = 40;
/** Few enough for the limits of an address to be met. */
const ADDRESSES = 20;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** A host in this process, over memory and virtual time. */
export class HostTarget implements FuzzTarget {
  readonly #time = new VirtualTime();
  readonly #store = new MemoryRoomStore();
  readonly #rng: Rng;
  readonly #faults: string[] = [];
  readonly #host: Host;

  constructor(seed: string) {
    this.#rng = rngFor(seed, 'target');
    this.#host = new Host({
      ...{ store: this.#store, clock: this.#time, random: bytesFrom(1 + this.#rng.below(30_000)) },
      think: (order) => ({ answer: Promise.resolve(chooseAsBot(order)), stop: () => undefined }),
      observe: (event) => {
        if (event.type === 'room-failed') this.#faults.push(event.error);
      },
    });
  }

  async connect({ frame, closed }: FuzzListener): Promise<FuzzLine> {
    const address = `192.0.2.${this.#rng.below(ADDRESSES)}`;
    const line = this.#host.connect({ address, unsentBytes: 0, send: frame, close: closed });
    return { send: (text) => this.#receive(() => line.receive(text)), close: () => line.closed() };
  }

  async settle(): Promise<void> {
    await this.#time.pass(PAUSE_MS);
  }

  rowsAfter(room: RoomId, seq: number): readonly LogRow[] {
    return this.#store.rowsOf(room).slice(seq);
  }

  faults(): readonly string[] {
    return this.#faults;
  }

  async memoryBytes(): Promise<number> {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  }

  async end(): Promise<void> {
    await this.#host.stop();
    await settled();
  }

  #receive(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#faults.push(error instanceof Error ? (error.stack ?? String(error)) : String(error));
    }
  }
}
