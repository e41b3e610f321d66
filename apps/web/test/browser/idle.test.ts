import { GAME_IDS } from '@shoal/games';
import { expect } from 'vitest';
import { fewOf } from '../../../../scripts/depth.mjs';
import { sharedGuest } from './shared-guest.ts';
import { atTheStock, inTheMiddle, sitDown } from './table-states.ts';
import { test } from './visit.ts';

const TABLES = fewOf(2, [
  atTheStock('go-fish'),
  atTheStock('crazy-eights'),
  ...GAME_IDS.map((game) => inTheMiddle(game, 3)),
]);
const guestAt = sharedGuest({ settings: { speed: 'normal', volume: 0 }, tables: TABLES }, {});

/** Properties that move without painting. */
const CHEAP = ['opacity', 'transform', 'translate', 'scale', 'rotate'];

test.for(TABLES)('what calls for attention at $id ends soon and paints nothing', async (table, { site }) => {
  const { page, origin } = await guestAt(site);
  await sitDown(page, origin, table);
  const calls = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const { iterations, endTime } = effect.getComputedTiming();
      const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      return iterations === 1 ? [] : [{ endMs: Number(endTime), properties }];
    }),
  );
  const moved = new Set(calls.flatMap(({ properties }) => properties));
  for (const name of ['offset', 'computedOffset', 'easing', 'composite']) moved.delete(name);
  expect([...moved].filter((name) => !CHEAP.includes(name))).toEqual([]);
  expect(Math.max(0, ...calls.map(({ endMs }) => endMs))).toBeLessThan(6000);
});
