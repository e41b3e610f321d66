import type { Worker } from 'node:worker_threads';
import { LIMITS } from '@shoal/room/protocol';
import type { Site } from '../http/site.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { ProxyTrust } from '../sockets/client-address.ts';

/** Where to listen; no host means every address of this machine, port 0 any free port. */
export interface ListenPlace {
  readonly host: string | null;
  readonly port: number;
}

/** Who may read the metrics. */
export type MetricsAudience = 'nobody' | 'this-machine' | 'everybody';

/** What all clients together, or one address, may use. */
export interface ServerLimits {
  /** Sockets in all. */
  readonly sockets: number;
  /** A school has one address. */
  readonly socketsPerAddress: number;
  /** New rooms for one address. */
  readonly roomsPerHour: number;
  /** How long the headers of a request may take. */
  readonly headersMs: number;
}

export const DEFAULT_LIMITS: ServerLimits = {
  sockets: 20_000,
  socketsPerAddress: 1000,
  roomsPerHour: LIMITS.roomsPerHour,
  headersMs: 5000,
};

export interface ServerSettings {
  /** Null serves rooms alone. */
  readonly site: Site | null;
  readonly place: ListenPlace;
  /** The folder of all that is kept; null serves the page alone. */
  readonly data: string | null;
  /** Starts a thread that performs tasks, for bots that search. */
  startThread(): Worker;
  /** Other origins whose pages may connect. */
  readonly origins: readonly string[];
  readonly proxies: ProxyTrust;
  readonly limits: ServerLimits;
  readonly metrics: MetricsAudience;
  readonly log: ServerLog;
}

/** A server that runs. */
export interface RunningServer {
  readonly port: number;
  /** The new name of a damaged file that was in the way. */
  readonly setAside: string | null;
  /** Notes a bug that belongs to no room. */
  report(bug: unknown): void;
  /** Tells all clients to come back later, saves everything, and resolves when nothing is left. */
  close(): Promise<void>;
}
