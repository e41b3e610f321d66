import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Host, type HostEvent } from '@shoal/room/hosting';
import { LIMITS } from '@shoal/room/protocol';
import { BotThreads, botThreadCount } from '../bots/bot-threads.ts';
import { FailureFiles } from '../log/failure-files.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { ServerMetrics } from '../metrics/server-metrics.ts';
import { CLOCK } from '../node/clock.ts';
import { RoomSockets } from '../sockets/room-sockets.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { WatchedStore } from '../store/watched-store.ts';
import type { ServerSettings } from './server-settings.ts';

const ROOMS_FILE = 'rooms.db';
const FAILURES_FOLDER = 'failures';
const THOUGHT_LIMIT_MS = 30_000;
const ERASE_EVERY_MS = 60 * 60_000;
/** Saving what is left must not keep a server from ending. */
const STOP_MS = 5000;

/** The file of all rooms in a data folder. */
export const roomsFileIn = (data: string): string => join(data, ROOMS_FILE);

type RoomServiceSettings = Omit<ServerSettings, 'data' | 'site' | 'place'> & {
  readonly data: string;
  readonly counts: ServerMetrics;
};

/** The rooms of a server with everything that they need: store, threads for bots, sockets, erasure. */
export class RoomService {
  readonly sockets: RoomSockets;
  readonly #store: SqliteStore;
  readonly #host: Host;
  readonly #bots: BotThreads;
  readonly #failures: FailureFiles;
  readonly #counts: ServerMetrics;
  readonly #log: ServerLog;
  readonly #erasing: NodeJS.Timeout;

  private constructor(store: SqliteStore, settings: RoomServiceSettings) {
    const { data, startThread, limits, origins, proxies, log, counts } = settings;
    this.#store = store;
    this.#log = log;
    this.#counts = counts;
    this.#failures = new FailureFiles(join(data, FAILURES_FOLDER), CLOCK.now);
    this.#bots = new BotThreads({ startThread, threads: botThreadCount(), limitMs: THOUGHT_LIMIT_MS });
    counts.watchThoughts(() => this.#bots.waiting);
    this.#host = new Host({
      store: this.#watched(),
      think: this.#bots.think,
      clock: CLOCK,
      random: randomBytes,
      roomsPerHour: limits.roomsPerHour,
      // After a restart all sockets of an address come back in one moment.
      hellosAtOnce: Math.max(LIMITS.hellosAtOnce, 2 * limits.socketsPerAddress),
      observe: (event) => this.#observe(event),
    });
    this.sockets = new RoomSockets({
      ...{ origins, proxies, sockets: limits.sockets, socketsPerAddress: limits.socketsPerAddress },
      connect: (socket) => this.#host.connect(socket),
      refused: (reason) => counts.socketRefused(reason),
      failed: (error) => this.report(error),
      untrustedProxy: () => log('warn', 'proxy-not-trusted'),
    });
    this.#erasing = setInterval(() => void this.#erase(), ERASE_EVERY_MS).unref();
    void this.#erase();
  }

  /** Throws a StoreError where rooms cannot be kept. */
  static async open(settings: RoomServiceSettings): Promise<RoomService> {
    // A log can be of any game.
    await import('@shoal/games');
    const { data, counts, log } = settings;
    const store = await SqliteStore.open(roomsFileIn(data), {
      now: CLOCK.now,
      monotonicMs: CLOCK.monotonicMs,
      onCommit: counts.committed,
    });
    if (store.setAside !== null) log('warn', 'file-set-aside', { file: store.setAside });
    return new RoomService(store, settings);
  }

  get setAside(): string | null {
    return this.#store.setAside;
  }

  isSaving(): boolean {
    return this.#store.isWritable();
  }

  /** A bug that belongs to no room. */
  report(error: unknown): void {
    this.#log('error', 'bug', { kind: kindOf(textOf(error)), file: this.#fileOf('server', textOf(error), []) });
  }

  async close(): Promise<void> {
    clearInterval(this.#erasing);
    this.sockets.stop();
    await Promise.race([this.#host.stop(), new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
    await this.sockets.close();
    await this.#bots.close();
    await this.#store.close();
  }

  #watched(): WatchedStore {
    return new WatchedStore(this.#store, {
      failed: (trouble, isFirst) => {
        this.#counts.storeFailed(trouble);
        if (isFirst) this.#log('error', 'store-failed', { trouble });
      },
      recovered: () => this.#log('info', 'store-recovered'),
    });
  }

  #observe(event: HostEvent): void {
    this.#counts.observe(event);
    if (event.type === 'room-failed') void this.#keepFailure(event);
    else if (event.type === 'ended') this.#log('debug', 'ended', { ending: event.ending });
  }

  async #keepFailure({ room, error, isQuarantined }: Extract<HostEvent, { type: 'room-failed' }>): Promise<void> {
    const rows = await this.#store.read(room).catch(() => []);
    const file = this.#fileOf(room, error, rows);
    this.#log('error', 'room-failed', { room, kind: kindOf(error), isQuarantined, file });
  }

  #fileOf(subject: string, error: string, rows: Parameters<FailureFiles['write']>[0]['rows']): string | null {
    try {
      return this.#failures.write({ subject, error, rows });
    } catch {
      return null;
    }
  }

  async #erase(): Promise<void> {
    try {
      this.#failures.erase();
      const rooms = await this.#store.erase();
      this.#counts.erased(rooms);
      if (rooms > 0) this.#log('info', 'rooms-erased', { rooms });
    } catch (error) {
      this.report(error);
    }
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? String(error)) : String(error));

/** What an error says could quote a name or a card; only its kind goes into the log. */
const kindOf = (error: string): string => /^\w{1,40}/.exec(error)?.[0] ?? 'unknown';
