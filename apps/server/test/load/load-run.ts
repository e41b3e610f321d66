import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../process/server-process.ts';
import type { ProcessFigures } from '../process/serving-child.ts';
import { WireTable } from '../wire/wire-table.ts';
import { type LoadedTable, PlayedTable } from './played-table.ts';

export interface LoadSettings {
  readonly rooms: number;
  readonly seats: number;
  /** Actions per second, in all rooms together. */
  readonly rate: number;
  readonly seconds: number;
}

export interface LoadReport {
  readonly actionsPerS: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly mostRssBytes: number;
  /** Of one core. */
  readonly serverShare: number;
  readonly clientShare: number;
  readonly errors: readonly string[];
}

/** Rooms that are opened at once. */
const OPENING = 20;
/** A deal costs as much as many actions. */
const DEALS_AT_ONCE = 4;
const DEALS_EVERY_MS = 10;
/** Both sides compile what they run often. */
const MOST_WARM_UP_S = 3;
const TICK_MS = 1;
const SAMPLE_MS = 500;

/** Plays in many rooms of one server, so many actions a second. */
export class LoadRun {
  readonly #server: ServerProcess;
  readonly #settings: LoadSettings;
  readonly #tables: LoadedTable[] = [];
  readonly #ready: LoadedTable[] = [];
  readonly #latencies: number[] = [];
  readonly #errors: string[] = [];
  #isMeasuring = false;
  #stopActing: () => void = () => undefined;

  constructor(server: ServerProcess, settings: LoadSettings) {
    this.#server = server;
    this.#settings = settings;
  }

  async run(): Promise<LoadReport> {
    await this.begin();
    const report = await this.measure();
    this.end();
    return report;
  }

  /** Opens the rooms, and plays until both sides are warm. */
  async begin(): Promise<void> {
    const { rooms, seconds } = this.#settings;
    await Promise.all(Array.from({ length: Math.min(OPENING, rooms) }, () => this.#open()));
    await this.#deal();
    this.#stopActing = this.#act();
    await pause(1000 * Math.min(MOST_WARM_UP_S, seconds));
  }

  end(): void {
    this.#stopActing();
    for (const table of this.#tables) table.close();
  }

  async #open(): Promise<void> {
    const { rooms, seats } = this.#settings;
    while (this.#tables.length < rooms) {
      // Its place is taken before it is open, so that no room is opened too many.
      const place = this.#tables.length;
      this.#tables.length += 1;
      const table = await WireTable.open(this.#server.origin, seats);
      this.#tables[place] = new PlayedTable(table, {
        acted: (latencyMs) => this.#note(latencyMs),
        dealt: () => undefined,
        ready: (ready) => this.#ready.push(ready),
        failed: (sentence) => this.#errors.push(sentence),
      });
    }
  }

  async #deal(): Promise<void> {
    const { rooms } = this.#settings;
    for (const [index, table] of this.#tables.entries()) {
      table.deal();
      if (index % DEALS_AT_ONCE === 0) await pause(DEALS_EVERY_MS);
    }
    while (this.#ready.length < rooms && this.#errors.length === 0) await pause(10);
  }

  /** What could not be done in time is made up for. */
  #act(): () => void {
    const fromMs = performance.now();
    let done = 0;
    const timer = setInterval(() => {
      const due = Math.floor(((performance.now() - fromMs) * this.#settings.rate) / 1000);
      for (let table = this.#next(done < due); table !== undefined; table = this.#next(done < due)) {
        table.act();
        done += 1;
      }
    }, TICK_MS);
    return () => clearInterval(timer);
  }

  #next(isDue: boolean): LoadedTable | undefined {
    return isDue ? this.#ready.shift() : undefined;
  }

  #note(latencyMs: number): void {
    if (this.#isMeasuring) this.#latencies.push(latencyMs);
  }

  /** Measures for so many seconds while everybody plays. */
  async measure(): Promise<LoadReport> {
    this.#latencies.length = 0;
    const [before, ownBefore, fromMs] = [await this.#server.figures(), process.cpuUsage(), performance.now()];
    this.#isMeasuring = true;
    const samples: ProcessFigures[] = [];
    while (performance.now() - fromMs < 1000 * this.#settings.seconds) {
      await pause(Math.min(SAMPLE_MS, 1000 * this.#settings.seconds));
      samples.push(await this.#server.figures());
    }
    this.#isMeasuring = false;
    const wallMs = performance.now() - fromMs;
    const own = process.cpuUsage(ownBefore);
    const sorted = this.#latencies.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
    return {
      actionsPerS: (1000 * sorted.length) / wallMs,
      ...{ p50Ms: at(0.5), p99Ms: at(0.99) },
      mostRssBytes: Math.max(...samples.map(({ rssBytes }) => rssBytes)),
      serverShare: ((samples.at(-1)?.cpuMs ?? 0) - before.cpuMs) / wallMs,
      clientShare: (own.user + own.system) / 1000 / wallMs,
      errors: this.#errors,
    };
  }
}
