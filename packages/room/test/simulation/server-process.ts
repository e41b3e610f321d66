import type { Rng } from '@shoal/core';
import { Host } from '../../src/hosting/host.ts';
import type { HostEvent, RoomStore } from '../../src/hosting/ports.ts';
import { chooseAsBot } from '../../src/orders/bot-order.ts';
import type { MonotonicClock } from '../../src/room/ports.ts';
import { bytesOf } from './sim-client.ts';
import type { VirtualTime } from './virtual-time.ts';

interface ProcessPorts {
  readonly store: RoomStore;
  readonly time: VirtualTime;
  readonly rng: Rng;
  observe(event: HostEvent): void;
}

const NEVER = new Promise<never>(() => undefined);

/** A host as long as its process lives. Once that is killed, no timer and no answer reaches it. */
export class ServerProcess {
  readonly host: Host;
  #isAlive = true;

  constructor({ store, time, rng, observe }: ProcessPorts) {
    this.host = new Host({
      store: this.#mortal(store),
      clock: this.#mortalClock(time),
      think: (order) => ({
        answer: this.#alive(Promise.resolve().then(() => chooseAsBot(order))),
        stop: () => undefined,
      }),
      random: bytesOf(rng),
      observe,
    });
  }

  kill(): void {
    this.#isAlive = false;
  }

  #mortalClock(time: VirtualTime): MonotonicClock {
    return {
      now: () => time.now(),
      monotonicMs: () => time.monotonicMs(),
      after: (ms, run) =>
        time.after(ms, () => {
          if (this.#isAlive) run();
        }),
    };
  }

  #mortal(store: RoomStore): RoomStore {
    return {
      append: (room, rows, listing) => (this.#isAlive ? this.#alive(store.append(room, rows, listing)) : NEVER),
      read: (room) => this.#alive(store.read(room)),
      findByCode: (code) => this.#alive(store.findByCode(code)),
    };
  }

  async #alive<T>(answer: Promise<T>): Promise<T> {
    const value = await answer;
    return this.#isAlive ? value : NEVER;
  }
}
