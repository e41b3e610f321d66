import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE, QUICK, test } from './visit.ts';

/** What moves now: cards of the hand, and cards that are only seen to go to others. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const elements = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target as HTMLElement);
    return {
      own: new Set(elements.filter((element) => element.matches('[data-stack]'))).size,
      others: elements.filter((element) => element.parentElement === document.body).length,
    };
  });

test('cards are dealt from the stock at the first table too, and any key has them in place at once', async ({
  visit,
}) => {
  const settings = { ...QUICK, speed: 'calm' } as const;
  const { page, origin } = await visit({ viewport: PHONE, settings });
  await page.goto(`${origin}/#/play/crazy-eights?seed=7`);
  await page.waitForFunction(() => document.querySelector('body > [aria-hidden=true][style]') !== null);
  const dealt = await moving(page);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(100);
  const after = await moving(page);
  console.log(`dealing: ${dealt.own} own cards and ${dealt.others} of others moved, then ${after.own + after.others}`);
  expect(dealt.own).toBeGreaterThan(0);
  expect(dealt.others).toBeGreaterThan(0);
  expect(after).toEqual({ own: 0, others: 0 });
});
