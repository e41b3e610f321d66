import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { HostEvent } from '@shoal/room/hosting';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { SocketRefusal } from '../sockets/room-sockets.ts';
import type { Commit } from '../store/sqlite-store.ts';

const MS_PER_SECOND = 1000;
const NS_PER_SECOND = 1e9;
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const WRITES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
/** A trouble that is not one of our words could tell anything. */
const WORD = /^[a-z-]{1,30}$/;

/** Counts what happens, for operators: nothing personal, and nothing of a single room. */
export class ServerMetrics {
  readonly #registry = new Registry();
  readonly #lag: IntervalHistogram = monitorEventLoopDelay({ resolution: 20 });
  readonly #rooms = this.#gauge('shoal_rooms', 'Rooms in memory');
  readonly #sockets = this.#gauge('shoal_sockets', 'Open sockets of rooms');
  readonly #opened = this.#counter('shoal_rooms_opened_total', 'Rooms that were opened');
  readonly #actions = this.#histogram('shoal_action_seconds', 'Time from an action to its answer', SECONDS);
  readonly #commits = this.#histogram('shoal_commit_seconds', 'Time that a commit took', SECONDS);
  readonly #writes = this.#histogram('shoal_commit_writes', 'Writes of rooms in one commit', WRITES);
  readonly #endings = this.#counter('shoal_endings_total', 'Connections that the server ended', 'ending');
  readonly #refusals = this.#counter('shoal_refused_sockets_total', 'Requests for a socket refused', 'reason');
  readonly #troubles = this.#counter('shoal_store_failures_total', 'Writes that the store refused', 'trouble');
  readonly #failures = this.#counter('shoal_room_failures_total', 'Rooms that a bug stopped');
  readonly #erased = this.#counter('shoal_rooms_erased_total', 'Rooms erased after their time');

  constructor() {
    this.#lag.enable();
    this.#measured('nodejs_eventloop_lag_p99_seconds', 'Lag of the event loop since the last question', () => {
      const seconds = this.#lag.percentile(99) / NS_PER_SECOND;
      this.#lag.reset();
      return seconds;
    });
    this.#measured('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
    this.#measured('nodejs_heap_used_bytes', 'Heap in use', () => process.memoryUsage().heapUsed);
    this.#measured('process_cpu_seconds', 'Processor time since the start', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
  }

  watchThoughts(waiting: () => number): void {
    this.#measured('shoal_thoughts_waiting', 'Bots that wait for a thread', waiting);
  }

  readonly observe = (event: HostEvent): void => {
    switch (event.type) {
      case 'room-opened':
        this.#opened.inc();
        this.#rooms.set(event.rooms);
        break;
      case 'room-loaded':
      case 'room-left-memory':
        this.#rooms.set(event.rooms);
        break;
      case 'socket-opened':
      case 'socket-closed':
        this.#sockets.set(event.sockets);
        break;
      case 'ended':
        this.#endings.inc({ ending: event.ending });
        break;
      case 'action':
        this.#actions.observe(event.latencyMs / MS_PER_SECOND);
        break;
      case 'room-failed':
        this.#failures.inc();
        break;
    }
  };

  readonly committed = ({ writes, latencyMs }: Commit): void => {
    this.#commits.observe(latencyMs / MS_PER_SECOND);
    this.#writes.observe(writes);
  };

  storeFailed(trouble: string): void {
    this.#troubles.inc({ trouble: WORD.test(trouble) ? trouble : 'unknown' });
  }

  socketRefused(reason: SocketRefusal): void {
    this.#refusals.inc({ reason });
  }

  erased(rooms: number): void {
    this.#erased.inc(rooms);
  }

  /** Everything in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  close(): void {
    this.#lag.disable();
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.#registry] });
  }

  #measured(name: string, help: string, measure: () => number): void {
    const registers = [this.#registry];
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(measure());
      },
    });
  }

  #counter(name: string, help: string, ...labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.#registry] });
  }
}
