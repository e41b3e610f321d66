import { Worker } from 'node:worker_threads';
import { BOT_NAMES, type BotName, DEFAULT_SHUFFLE } from '@shoal/core';
import { type BotOrder, chooseAsBot, fillSeats, Match, planTable } from '@shoal/room';
import { expect, test } from 'vitest';
import { Thinker } from './thinker.ts';

const QUICK = BOT_NAMES.filter((bot) => bot !== 'orca' && bot !== 'kraken');

function orderTo(bot: BotName, seed: string): BotOrder {
  const planned = planTable('go-fish', 'standard', 3);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const plan = {
    table: planned.plan,
    players: fillSeats([], 3, bot),
    goal: null,
    seed,
    shuffle: DEFAULT_SHUFFLE,
    daily: null,
  };
  const { order } = Match.begin(plan, () => seed);
  if (order === null) throw new Error('no bot has the turn');
  return order;
}

test.each(QUICK)('%s chooses here and now, and as it would anywhere', async (bot) => {
  const thinker = new Thinker();
  for (const seed of ['1', '2', '3']) {
    const order = orderTo(bot, seed);
    expect(await thinker.think(order).answer).toEqual(chooseAsBot(order));
  }
  await thinker.close();
});

test('nobody waits for a thinker that is closed, and it can be closed twice', async () => {
  const thinker = new Thinker();
  await thinker.close();
  await thinker.close();
  await expect(thinker.think(orderTo('kraken', '1')).answer).rejects.toThrow('the pool is closed');
});

test('a thread that dies fails what it thought about, and the next thought has another thread', async () => {
  const dying = "parentPort.on('message', () => process.exit(3))";
  const answering = "parentPort.on('message', () => parentPort.postMessage({ ok: true, result: { type: 'pass' } }))";
  const scripts = [dying, answering];
  const thinker = new Thinker(
    () => new Worker(`const { parentPort } = require('node:worker_threads'); ${scripts.shift()}`, { eval: true }),
  );
  await expect(thinker.think(orderTo('kraken', '1')).answer).rejects.toThrow('ended with code 3');
  expect(await thinker.think(orderTo('kraken', '1')).answer).toEqual({ type: 'pass' });
  await thinker.close();
});
