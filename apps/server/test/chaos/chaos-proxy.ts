import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Rng } from '@shoal/core';

/** What becomes of a connection. */
export const FATES = ['delay', 'drip', 'cut', 'halve', 'reset', 'refuse', 'swallow'] as const;
export type Fate = (typeof FATES)[number];

interface ChaosSettings {
  readonly rng: Rng;
  /** The port of the server behind it. */
  readonly port: number;
  /** Those that happen, each as often as it is named; none lets every connection go well. */
  readonly fates: readonly Fate[];
}

/** A connection goes well for at most so long. */
const PEACE_MS = 400;
/** A slow one goes on for so long. */
const SLOW_MS = 1500;
const LONGEST_DELAY_MS = 250;
const DRIP_BYTES = 40;
const DRIP_EVERY_MS = 4;
const HALF = 2;

/** Stands between clients and a server, and lets every connection meet its fate sooner or later. */
export class ChaosProxy {
  readonly counts = new Map<Fate, number>();
  readonly #settings: ChaosSettings;
  readonly #server: Server;
  readonly #links = new Set<ChaosLink>();

  private constructor(settings: ChaosSettings) {
    this.#settings = settings;
    this.#server = createServer((client) => this.#take(client));
  }

  static async start(settings: ChaosSettings): Promise<ChaosProxy> {
    const proxy = new ChaosProxy(settings);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    for (const link of this.#links) link.end();
  }

  /** All present connections meet a fate now. */
  strike(fate: Fate): void {
    for (const link of this.#links) link.suffer(fate);
  }

  #take(client: Socket): void {
    const { rng, port, fates } = this.#settings;
    const link = new ChaosLink(client, connect(port, '127.0.0.1'), rng);
    this.#links.add(link);
    client.on('close', () => this.#links.delete(link));
    if (fates.length > 0) this.#doom(link, fates[rng.below(fates.length)]);
  }

  #doom(link: ChaosLink, fate: Fate): void {
    this.counts.set(fate, (this.counts.get(fate) ?? 0) + 1);
    if (fate === 'refuse') link.end();
    else link.meet(fate);
  }
}

/** One connection with both its ends. */
class ChaosLink {
  readonly #sockets: readonly [client: Socket, server: Socket];
  readonly #rng: Rng;
  /** Null while all goes well. */
  #fate: Fate | null = null;

  constructor(client: Socket, server: Socket, rng: Rng) {
    this.#sockets = [client, server];
    this.#rng = rng;
    this.#pass(client, server);
    this.#pass(server, client);
    for (const socket of this.#sockets) {
      socket
        .setNoDelay(true)
        .on('close', () => this.end())
        .on('error', () => undefined);
    }
  }

  meet(fate: Fate): void {
    const afterMs = this.#rng.below(PEACE_MS);
    setTimeout(() => this.suffer(fate), afterMs).unref();
    // Even a connection that is only slow ends one day.
    if (fate === 'delay' || fate === 'drip') setTimeout(() => this.end(), afterMs + SLOW_MS).unref();
  }

  end(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  suffer(fate: Fate): void {
    this.#fate = fate;
    if (fate === 'cut') this.end();
    if (fate === 'reset') for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Hands on what comes, piece by piece and in its order. */
  #pass(from: Socket, to: Socket): void {
    let before = Promise.resolve();
    from.on('data', (bytes) => {
      before = before.then(() => this.#hand(bytes, to));
    });
  }

  async #hand(bytes: Buffer, to: Socket): Promise<void> {
    switch (this.#fate) {
      case 'delay':
        await pause(this.#rng.below(LONGEST_DELAY_MS));
        to.write(bytes);
        break;
      case 'drip':
        for (let at = 0; at < bytes.length && !to.destroyed; at += DRIP_BYTES) {
          to.write(bytes.subarray(at, at + DRIP_BYTES));
          await pause(DRIP_EVERY_MS);
        }
        break;
      case 'halve':
        to.end(bytes.subarray(0, bytes.length / HALF), () => this.end());
        break;
      case 'swallow':
        break;
      default:
        to.write(bytes);
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
