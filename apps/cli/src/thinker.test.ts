import { BOT_NAMES, type BotName } from '@shoal/core';
import { chooseAsBot, fillSeats, newDeal, orderFor, planTable } from '@shoal/table-ui';
import { expect, test } from 'vitest';
import { Thinker } from './thinker.ts';

const QUICK = BOT_NAMES.filter((bot) => bot !== 'orca' && bot !== 'kraken');

function orderTo(bot: BotName, seed: string) {
  const planned = planTable('go-fish', 'standard', 3);
  if (!planned.ok) throw new Error(planned.refusal.key);
  return orderFor(newDeal(planned.plan, fillSeats([], 3, bot), seed, 0), 0, bot, 0);
}

test.each(QUICK)('%s chooses here and now, and as it would anywhere', async (bot) => {
  const thinker = new Thinker();
  for (const seed of ['1', '2', '3']) {
    const order = orderTo(bot, seed);
    expect(await thinker.choose(order)).toEqual(chooseAsBot(order));
  }
  await thinker.close();
});

test('nobody waits for a thinker that is closed, and it can be closed twice', async () => {
  const thinker = new Thinker();
  await thinker.close();
  await thinker.close();
  await expect(thinker.choose(orderTo('kraken', '1'))).rejects.toThrow('the pool is closed');
});
