import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Case, Threads } from './job.ts';

export interface ThreadOrder {
  readonly of: Case;
  readonly seed: number;
}

const ROUNDS = 4;

/**
 * Games per second of two workers at once, relative to the mean of each alone: differences in compilation cancel out.
 */
export async function twoThreads(of: Case, seed: number, seconds: number): Promise<Threads> {
  const workers = [seed, seed + 1].map((workerSeed) => startWorker({ of, seed: workerSeed }));
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const sliceMs = (seconds * 1000) / (ROUNDS * 3);
  const groups = [workers.slice(0, 1), workers.slice(1), workers];
  const best = groups.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, group] of groups.entries()) best[index] = Math.max(best[index], await rateOf(group, sliceMs));
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  const [first, second, both] = best;
  return { ratio: both / ((first + second) / 2) };
}

const startWorker = (order: ThreadOrder) => new Worker(new URL('./thread.mjs', import.meta.url), { workerData: order });

async function rateOf(workers: readonly Worker[], sliceMs: number): Promise<number> {
  const rates = await Promise.all(workers.map((worker) => rateOfOne(worker, sliceMs)));
  return rates.reduce((sum, rate) => sum + rate, 0);
}

async function rateOfOne(worker: Worker, sliceMs: number): Promise<number> {
  const answer = once(worker, 'message');
  worker.postMessage(sliceMs);
  const [gamesPerMs] = await answer;
  return Number(gamesPerMs);
}
