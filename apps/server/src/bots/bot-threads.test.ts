import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Action, BotName } from '@shoal/core';
import type { BotOrder } from '@shoal/room';
import { newMatch, planOfThree } from '@shoal/room/testing';
import { afterEach, expect, test } from 'vitest';
import { BotThreads, botThreadCount } from './bot-threads.ts';

/** A thread that does what the seed of its order says. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ order: { seed } }) => {
    if (seed === 'crash') process.exit(1);
    if (seed === 'fault') return parentPort.postMessage({ ok: false, fault: 'odd' });
    if (seed !== 'endless') setTimeout(() => parentPort.postMessage({ ok: true, result: { type: seed } }), 5);
  });`;

let started = 0;
const startThread = (): Worker => {
  started += 1;
  return new Worker(THREAD, { eval: true });
};

const open: BotThreads[] = [];
function botsWith(threads: number, limitMs = 60_000): BotThreads {
  started = 0;
  const bots = new BotThreads({ startThread, threads, limitMs });
  open.push(bots);
  return bots;
}
afterEach(() => Promise.all(open.splice(0).map((bots) => bots.close())));

const match = newMatch(planOfThree('go-fish'));

/** An order at a table; its seed tells the thread what to do. */
function order(seed: string, bot: BotName = 'orca'): BotOrder {
  const ordered = match.orderTo(bot);
  if (ordered === null) throw new Error('the deal is over');
  return { ...ordered, seed };
}

const settled = (bots: BotThreads, seeds: readonly string[]) =>
  Promise.allSettled(seeds.map((seed) => bots.think(order(seed)).answer));

const thoughts = (count: number): string[] => Array.from({ length: count }, (_, number) => `thought${number}`);

const chosen = (outcomes: readonly PromiseSettledResult<Action>[]): readonly string[] =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.type : 'none'));

test('a quick bot chooses at once, without a thread', async () => {
  const bots = botsWith(1);
  const { type } = await bots.think(order('s', 'minnow')).answer;
  expect({ type, started }).toEqual({ type: 'ask', started: 0 });
});

test('many bots that search share few threads, and all get their answer', async () => {
  const bots = botsWith(2);
  const seeds = thoughts(10);
  const outcomes = settled(bots, seeds);
  expect(bots.waiting).toBe(8);
  expect(chosen(await outcomes)).toEqual(seeds);
  expect(started).toBe(2);
});

test('where four thoughts wait for each thread, a bot chooses at once and without searching', async () => {
  const bots = botsWith(2);
  const [endless, seeds] = [thoughts(10).map(() => bots.think(order('endless'))), thoughts(60)];
  expect(chosen(await settled(bots, seeds))).toEqual(seeds.map(() => 'ask'));
  console.log(`${seeds.length} thoughts beside a full queue: 0 wait`);
  expect(bots.waiting).toBe(8);
  for (const thought of endless) thought.stop();
  expect(chosen(await settled(bots, ['a']))).toEqual(['a']);
});

test('a thought that breaks its thread costs no other thought', async () => {
  const bots = botsWith(1);
  const seeds = ['a', 'crash', 'b', 'fault', 'c'];
  expect(chosen(await settled(bots, seeds))).toEqual(['a', 'none', 'b', 'none', 'c']);
});

test('a thought that is stopped frees its thread for others, whether it had begun or not', async () => {
  const bots = botsWith(1);
  const running = bots.think(order('endless'));
  const waiting = bots.think(order('endless'));
  const last = bots.think(order('last'));
  await setTimeout(20);
  waiting.stop();
  running.stop();
  running.stop();
  expect(await last.answer).toEqual({ type: 'last' });
});

test('a thought fails after its time, whether it runs or still waits, and the next one finds a thread', async () => {
  const LIMIT_MS = 500;
  const bots = botsWith(1, LIMIT_MS);
  const fromMs = performance.now();
  const late = thoughts(5).map(() => bots.think(order('endless')).answer);
  for (const answer of late) await expect(answer).rejects.toMatchObject({ code: 'no-answer' });
  const tookMs = performance.now() - fromMs;
  console.log(`${late.length} thoughts without end: given up after ${Math.round(tookMs)} ms`);
  // One after the other they would take five times as long.
  expect(tookMs).toBeLessThan(3 * LIMIT_MS);
  expect(chosen(await settled(bots, ['a', 'b']))).toEqual(['a', 'b']);
});

test('threads that are closed keep nobody waiting', async () => {
  const bots = botsWith(1);
  const late = [1, 2].map(() => bots.think(order('endless')).answer);
  await bots.close();
  expect(chosen(await Promise.allSettled(late))).toEqual(['none', 'none']);
});

test('one core stays free, and one thread there always is', () => {
  expect([1, 2, 4, 64].map((cores) => botThreadCount(cores))).toEqual([1, 1, 3, 8]);
});
