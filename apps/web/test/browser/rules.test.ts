import { GAME_IDS } from '@shoal/games';
import { presetsOf } from '@shoal/table-ui';
import { expect } from 'vitest';
import { fewOf } from '../../../../scripts/depth.mjs';
import { test } from './visit.ts';

test.for(fewOf(1, GAME_IDS))('the rules of %s open with pictures that fit on a phone', async (game, { visit }) => {
  const { page, origin } = await visit({ viewport: { width: 320, height: 640 } });
  for (const preset of presetsOf(game)) {
    await page.goto(`${origin}/#/rules/${game}/${preset}`);
    const pictures = page.locator('main ol').first().locator('li');
    await pictures.first().waitFor();
    expect(await pictures.count()).toBeGreaterThanOrEqual(3);
    const cards = await pictures.first().locator('svg, [class*=back]').count();
    expect(cards).toBeGreaterThan(0);
    const overflowing = await pictures.evaluateAll(
      (items) => items.filter(({ firstElementChild: scene }) => scene && scene.scrollWidth > scene.clientWidth).length,
    );
    expect(overflowing).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
