import type { Rng } from '@shoal/core';
import type { ClientConnection, ConnectionListener } from '../../src/client/ports.ts';
import type { Host } from '../../src/hosting/host.ts';
import type { ClientSocket, SocketListener } from '../../src/hosting/ports.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import type { VirtualTime } from './virtual-time.ts';

/** How badly a network treats each frame. Chances are in thousandths. */
export interface NetworkFaults {
  readonly longestDelayMs: number;
  readonly dropped: number;
  readonly doubled: number;
  readonly reordered: number;
}

export const PERFECT: NetworkFaults = { longestDelayMs: 0, dropped: 0, doubled: 0, reordered: 0 };

/** Connects clients to a host in this process, as badly as it is told to. */
export class MemoryNetwork {
  readonly #time: VirtualTime;
  readonly #rng: Rng;
  readonly #connections = new Map<MemoryConnection, string>();
  faults: NetworkFaults = PERFECT;
  /** Null while no server runs. */
  host: Host | null = null;
  /** Sees every frame as it is sent. */
  observe: (who: string, from: 'client' | 'server', frame: string) => void = () => undefined;

  constructor(time: VirtualTime, rng: Rng) {
    this.#time = time;
    this.#rng = rng;
  }

  connect(who: string, listener: ConnectionListener, address = '127.0.0.1'): ClientConnection {
    const wire = {
      delayMs: () => this.#rng.below(this.faults.longestDelayMs + 1),
      isLucky: (fault: keyof NetworkFaults) => this.#rng.below(1000) >= this.faults[fault],
      observe: (from: 'client' | 'server', frame: string) => this.observe(who, from, frame),
    };
    const connection = new MemoryConnection(this.#time, wire, listener, address);
    this.#connections.set(connection, who);
    connection.open(() => this.host);
    return connection;
  }

  /** Ends the connections of one client; both ends hear of it. */
  cut(who: string): void {
    for (const [connection] of this.#of(who)) connection.cut();
  }

  /** From now on nothing arrives, and neither end hears of it. */
  swallow(who: string): void {
    for (const [connection] of this.#of(who)) connection.swallow();
  }

  /** The server is gone. */
  cutAll(): void {
    for (const connection of this.#connections.keys()) connection.cut();
    this.#connections.clear();
  }

  #of(who: string): [MemoryConnection, string][] {
    return [...this.#connections].filter(([, owner]) => owner === who);
  }
}

/** A client may send its commands again and in any order, but it says hello once. */
const REPEATABLE = /"type":"do"/;

interface Wire {
  delayMs(): number;
  isLucky(fault: keyof NetworkFaults): boolean;
  observe(from: 'client' | 'server', frame: string): void;
}

/** One connection with both its ends. */
class MemoryConnection implements ClientConnection {
  readonly #time: VirtualTime;
  readonly #wire: Wire;
  readonly #client: ConnectionListener;
  readonly #address: string;
  #server: SocketListener | null = null;
  #isClientOpen = true;
  #isServerOpen = false;
  #isSwallowed = false;
  /** What the server has sent into a dead connection. */
  #stuckBytes = 0;
  /** When the latest frame of each direction arrives: frames keep their order. */
  readonly #arrival = { client: 0, server: 0 };

  constructor(time: VirtualTime, wire: Wire, client: ConnectionListener, address: string) {
    this.#time = time;
    this.#wire = wire;
    this.#client = client;
    this.#address = address;
  }

  open(host: () => Host | null): void {
    this.#time.after(this.#wire.delayMs(), () => {
      const server = host();
      if (server === null || !this.#isClientOpen) return this.#closeClient();
      this.#isServerOpen = true;
      this.#server = server.connect(this.#serverEnd());
      this.#client.opened();
    });
  }

  #serverEnd(): ClientSocket {
    const unsentBytes = () => this.#stuckBytes;
    return {
      address: this.#address,
      get unsentBytes() {
        return unsentBytes();
      },
      send: (frame) => this.#toClient(frame),
      close: () => this.#hangUp(),
    };
  }

  send(frame: string): void {
    if (this.#isClientOpen) this.#carry('client', frame, () => this.#isServerOpen && this.#server?.receive(frame));
  }

  close(): void {
    if (!this.#isClientOpen) return;
    this.#isClientOpen = false;
    this.#carry('client', null, () => this.#closeServer());
  }

  cut(): void {
    this.#time.after(0, () => {
      this.#closeServer();
      this.#closeClient();
    });
  }

  /** The pings of a server tell it after a while, and only then. */
  swallow(): void {
    if (this.#isSwallowed) return;
    this.#isSwallowed = true;
    this.#time.after(LIMITS.silenceMs, () => this.#closeServer());
  }

  #toClient(frame: string): void {
    if (this.#isServerOpen) this.#carry('server', frame, () => this.#isClientOpen && this.#client.received(frame));
  }

  /** The server ends the connection after everything that it has sent. */
  #hangUp(): void {
    if (!this.#isServerOpen) return;
    this.#isServerOpen = false;
    this.#carry('server', null, () => this.#closeClient());
  }

  #carry(from: 'client' | 'server', frame: string | null, arrive: () => void): void {
    if (frame !== null) this.#wire.observe(from, frame);
    if (this.#isSwallowed) {
      if (from === 'server') this.#stuckBytes += frame?.length ?? 0;
      return;
    }
    if (frame !== null && !this.#wire.isLucky('dropped')) {
      // A connection that loses a frame delivers nothing after it.
      this.swallow();
      return;
    }
    const isSafe = frame === null || (from === 'client' && !REPEATABLE.test(frame));
    const isInOrder = isSafe || this.#wire.isLucky('reordered');
    const soonest = this.#time.monotonicMs() + this.#wire.delayMs();
    const at = isInOrder ? Math.max(this.#arrival[from], soonest) : soonest;
    this.#arrival[from] = Math.max(this.#arrival[from], at);
    const isDoubled = !isSafe && !this.#wire.isLucky('doubled');
    for (let copy = 0; copy < (isDoubled ? 2 : 1); copy++) this.#time.after(at - this.#time.monotonicMs(), arrive);
  }

  #closeServer(): void {
    if (!this.#isServerOpen) return;
    this.#isServerOpen = false;
    this.#server?.closed();
  }

  #closeClient(): void {
    if (!this.#isClientOpen) return;
    this.#isClientOpen = false;
    this.#client.closed();
  }
}
