import { setTimeout as pause } from 'node:timers/promises';
import type { LoadedTable, TableObserver } from '../load/played-table.ts';
import type { ProcessFigures } from '../process/serving-child.ts';

/** What one contestant did in one slice of time. */
export interface Slice {
  readonly actionsPerS: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly rssBytes: number;
  /** Of one core. */
  readonly serverShare: number;
  readonly clientShare: number;
  /** Of the time of all tables: how much they spent on dealing. */
  readonly dealShare: number;
}

interface ContestantSettings {
  readonly name: string;
  readonly rooms: number;
  readonly server: { figures(): Promise<ProcessFigures> };
  open(observer: TableObserver): Promise<LoadedTable>;
}

/** Rooms that are opened at once. */
const OPENING = 20;
/** A server that does nothing for this long does nothing any more. */
const SILENCE_MS = 10_000;
/** About as many as a deal of two seats has. */
const MOST_EARLY_ACTIONS = 90;
/** While few tables are open, one alone would play faster than people may. */
const EARLY_PAUSE_MS = 60;

/** A server and its tables. They play as fast as it lets them, but only in their slices of time. */
export class Contestant {
  readonly errors: string[] = [];
  readonly slices: Slice[] = [];
  readonly #settings: ContestantSettings;
  readonly #tables: LoadedTable[] = [];
  /** Tables that can be given an action. */
  #ready: LoadedTable[] = [];
  /** How many actions a table plays before the first slice: deals begin and end at any time, not all at once. */
  readonly #early = new Map<LoadedTable, number>();
  #isPlaying = false;
  #heardMs = 0;
  #latencies: number[] = [];
  #dealingMs = 0;

  private constructor(settings: ContestantSettings) {
    this.#settings = settings;
  }

  static async open(settings: ContestantSettings): Promise<Contestant> {
    const contestant = new Contestant(settings);
    let opening = 0;
    const openSome = async () => {
      while (opening++ < settings.rooms) await contestant.#open();
    };
    await Promise.all(Array.from({ length: OPENING }, openSome));
    await contestant.#rest();
    return contestant;
  }

  get name(): string {
    return this.#settings.name;
  }

  /** Lets all tables play for so long, and then finish what they began. */
  async play(seconds: number): Promise<void> {
    const { server, rooms } = this.#settings;
    const [before, ownBefore, fromMs] = [await server.figures(), process.cpuUsage(), performance.now()];
    this.#begin();
    await pause(1000 * seconds);
    const [latencies, dealingMs, own] = [this.#latencies, this.#dealingMs, process.cpuUsage(ownBefore)];
    const wallMs = performance.now() - fromMs;
    this.#latencies = [];
    this.#isPlaying = false;
    const after = await server.figures();
    const figuresMs = performance.now() - fromMs;
    await this.#rest();
    const at = quantilesOf(latencies);
    this.slices.push({
      actionsPerS: (1000 * latencies.length) / wallMs,
      ...{ p50Ms: at(0.5), p99Ms: at(0.99) },
      rssBytes: after.rssBytes,
      serverShare: (after.cpuMs - before.cpuMs) / figuresMs,
      clientShare: (own.user + own.system) / 1000 / wallMs,
      dealShare: dealingMs / (rooms * wallMs),
    });
  }

  close(): void {
    for (const table of this.#tables) table.close();
  }

  async #open(): Promise<void> {
    const table = await this.#settings.open({
      acted: (latencyMs) => {
        this.#latencies.push(latencyMs);
      },
      dealt: (latencyMs) => {
        this.#dealingMs += latencyMs;
      },
      ready: (ready) => this.#goOn(ready),
      failed: (sentence) => this.errors.push(sentence),
    });
    this.#tables.push(table);
    this.#early.set(table, Math.floor(Math.random() * MOST_EARLY_ACTIONS));
    table.deal();
  }

  #begin(): void {
    const ready = this.#ready;
    this.#ready = [];
    this.#latencies = [];
    this.#dealingMs = 0;
    this.#isPlaying = true;
    for (const table of ready) table.act();
  }

  #goOn(table: LoadedTable): void {
    this.#heardMs = performance.now();
    const early = this.#early.get(table) ?? 0;
    this.#early.set(table, early - 1);
    if (this.#isPlaying) table.act();
    else if (early > 0) setTimeout(() => table.act(), EARLY_PAUSE_MS);
    else this.#ready.push(table);
  }

  /** Resolves when no table waits for its server. */
  async #rest(): Promise<void> {
    this.#heardMs = performance.now();
    while (this.#ready.length < this.#tables.length && performance.now() - this.#heardMs < SILENCE_MS) await pause(10);
    const silent = this.#tables.length - this.#ready.length;
    if (silent > 0) this.errors.push(`${silent} tables hear nothing`);
  }
}

function quantilesOf(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((one, other) => one - other);
  return (share) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
}
