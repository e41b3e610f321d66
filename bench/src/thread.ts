import { parentPort, workerData } from 'node:worker_threads';
import { interleave } from './stopwatch.ts';
import type { ThreadOrder } from './threads.ts';
import { gameWork } from './works.ts';

const CHUNK = 200;
const WARM_UP_SECONDS = 0.3;

const { of, seed } = workerData as ThreadOrder;
const work = gameWork('silent', of, seed);
interleave([work], WARM_UP_SECONDS);

parentPort?.on('message', (sliceMs: number) => parentPort?.postMessage(gamesPerMs(sliceMs)));
parentPort?.postMessage('ready');

function gamesPerMs(sliceMs: number): number {
  const startMs = performance.now();
  let games = 0;
  let ms = 0;
  for (; ms < sliceMs; ms = performance.now() - startMs) {
    work.run(CHUNK);
    games += CHUNK;
  }
  return games / ms;
}
