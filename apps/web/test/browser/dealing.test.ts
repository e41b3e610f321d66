import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE, QUICK, test } from './visit.ts';

/** The number of moving cards: those of the hand, and ghosts on their way to others. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const elements = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target as HTMLElement);
    return {
      own: new Set(elements.filter((element) => element.matches('[data-stack]'))).size,
      others: elements.filter((element) => element.parentElement === document.body).length,
    };
  });

declare global {
  /** The viewer's cards that have moved so far. */
  var shoalDealt: Set<string>;
}

/** Runs in the page, because a card may have landed before the test asks. */
function noteDealt(): void {
  globalThis.shoalDealt = new Set();
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { stack } = ((effect as KeyframeEffect).target as HTMLElement).dataset;
      if (stack !== undefined) globalThis.shoalDealt.add(stack);
    }
    requestAnimationFrame(look);
  };
  look();
}

test('cards are dealt from the stock at the first table too, and any key has them in place at once', async ({
  visit,
}) => {
  const settings = { ...QUICK, speed: 'calm' } as const;
  const { page, origin } = await visit({ viewport: PHONE, settings });
  await page.addInitScript(noteDealt);
  await page.goto(`${origin}/#/play/crazy-eights?seed=7`);
  await page.waitForFunction(() => document.querySelector('body > [aria-hidden=true][style]') !== null);
  const dealt = { ...(await moving(page)), own: await page.evaluate(() => globalThis.shoalDealt.size) };
  await page.keyboard.press('Shift');
  await page.waitForTimeout(100);
  const after = await moving(page);
  console.log(`dealing: ${dealt.own} own cards and ${dealt.others} of others moved, then ${after.own + after.others}`);
  expect(dealt.own).toBe(5);
  expect(dealt.others).toBeGreaterThan(0);
  expect(after).toEqual({ own: 0, others: 0 });
});
