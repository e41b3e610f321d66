import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { ServerProcess } from '../process/server-process.ts';
import { LoadRun } from './load-run.ts';

const LOAD = atDepth({
  test: { rooms: 10, seats: 4, rate: 50, seconds: 1 },
  check: { rooms: 250, seats: 4, rate: 250, seconds: 10 },
});

test('a server under load tells every action to everybody, without an error', async () => {
  const server = await ServerProcess.start();
  try {
    const { actionsPerS, p50Ms, p99Ms, errors } = await new LoadRun(server, LOAD).run();
    console.log(`${actionsPerS.toFixed(0)} actions/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`);
    expect(errors).toEqual([]);
    expect(actionsPerS).toBeGreaterThan(LOAD.rate / 2);
  } finally {
    await server.remove();
  }
});
