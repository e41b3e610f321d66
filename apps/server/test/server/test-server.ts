import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  DEFAULT_LIMITS,
  NO_LOG,
  type RunningServer,
  type ServerSettings,
  startServer,
  TRUST_NOBODY,
} from '../../src/index.ts';

/** Bots that search are not the point of these tests: their thread ends at once. */
const noThread = () => new Worker('process.exit(1)', { eval: true });

export const SETTINGS: Omit<ServerSettings, 'data'> = {
  site: null,
  place: { host: '127.0.0.1', port: 0 },
  startThread: noThread,
  origins: [],
  proxies: TRUST_NOBODY,
  limits: DEFAULT_LIMITS,
  metrics: 'this-machine',
  log: NO_LOG,
};

/** A server on loopback with a folder of its own, which can be started again. */
export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'shoal-server-'));
  readonly #settings: Partial<ServerSettings>;
  #running: RunningServer | null = null;

  constructor(settings: Partial<ServerSettings> = {}) {
    this.#settings = settings;
  }

  static async start(settings: Partial<ServerSettings> = {}): Promise<TestServer> {
    const server = new TestServer(settings);
    await server.start();
    return server;
  }

  get running(): RunningServer {
    if (this.#running === null) throw new Error('the server is not running');
    return this.#running;
  }

  get port(): number {
    return this.running.port;
  }

  /** Starts it at the port of before. */
  async start(): Promise<void> {
    const place = { host: '127.0.0.1', port: this.#running?.port ?? 0 };
    this.#running = await startServer({ ...SETTINGS, data: this.folder, place, ...this.#settings });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    await this.running.close();
  }

  async remove(): Promise<void> {
    await this.#running?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
