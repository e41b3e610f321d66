import { setTimeout } from 'node:timers/promises';
import { type LoadReport, LoadRun, type LoadSettings } from '../load/load-run.ts';
import { ServerProcess } from '../process/server-process.ts';
import { FloodProcess } from './flood-process.ts';
import type { FloodCounts } from './floods.ts';

interface FloodSettings {
  /** What honest people do; `seconds` is the length of one slice. */
  readonly load: LoadSettings;
  /** How many people are in the room that is loud. */
  readonly people: number;
  readonly pairs: number;
  /** Until a flood runs, or has run off. */
  readonly changeMs: number;
}

/** Two slices of one run, one after the other: honest people play alone, and then beside the floods. */
interface Pair {
  readonly alone: LoadReport;
  readonly beside: LoadReport;
}

interface FloodReport {
  readonly pairs: readonly Pair[];
  readonly floods: FloodCounts;
}

/** Lets honest people play on a server that has its usual limits, while others flood it now and then. */
export async function measureFloods({ load, people, pairs: count, changeMs }: FloodSettings): Promise<FloodReport> {
  const server = await ServerProcess.start({ hasLimits: true });
  const flood = await FloodProcess.start(server.origin, people);
  const honest = new LoadRun(server, load);
  const pairs: Pair[] = [];
  try {
    await honest.begin();
    while (pairs.length < count) {
      const alone = await honest.measure();
      await flood.tell('flood');
      await setTimeout(changeMs);
      pairs.push({ alone, beside: await honest.measure() });
      await flood.tell('rest');
      await setTimeout(changeMs);
    }
    honest.end();
    return { pairs, floods: await flood.tell('rest') };
  } finally {
    await flood.end();
    await server.remove();
  }
}

/** How much longer honest people wait beside the floods. What else the machine does can only make a pair worse. */
export const bestRatioOf = (pairs: readonly Pair[]): number =>
  Math.min(...pairs.map(({ alone, beside }) => beside.p99Ms / alone.p99Ms));

export const spelledPairs = (pairs: readonly Pair[]): string =>
  pairs.map(({ alone, beside }) => `${alone.p99Ms.toFixed(1)} and ${beside.p99Ms.toFixed(1)} ms`).join(', ');
