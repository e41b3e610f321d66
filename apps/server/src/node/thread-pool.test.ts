import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { ThreadPool } from './thread-pool.ts';

/** Squares a number; some numbers are mishaps. */
const SQUARER = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (task) => {
    if (task === 13) throw new Error('thirteen');
    if (task === 14) process.exit(14);
    if (task === 15) return parentPort.postMessage({ ok: false, fault: 'fifteen' });
    if (task === 16) return;
    setTimeout(() => parentPort.postMessage({ ok: true, result: task * task }), task % 3 * 5);
  });`;
const poolOf = (size: number): ThreadPool<number, number> =>
  new ThreadPool(size, () => new Worker(SQUARER, { eval: true }));

test.each([
  [13, 'thirteen'],
  [14, 'a worker thread ended with code 14'],
  [15, 'fifteen'],
])('task %i breaks a thread down, and everybody who waits is told', async (mishap, reason) => {
  const pool = poolOf(2);
  const runs = [16, mishap, 1, 2].map((task) => pool.run(task));
  const outcomes = await Promise.allSettled(runs);
  expect(outcomes.map(({ status }) => status)).toContain('rejected');
  await expect(runs[0]).rejects.toThrow(reason);
  await expect(pool.run(1)).rejects.toThrow(reason);
  await pool.close();
});

test('a pool that is closed lets nobody wait', async () => {
  const pool = poolOf(1);
  const runs = [pool.run(16), pool.run(1)];
  const closing = pool.close(new Error('enough'));
  await expect(runs[0]).rejects.toThrow('enough');
  await expect(runs[1]).rejects.toThrow('enough');
  await closing;
});
