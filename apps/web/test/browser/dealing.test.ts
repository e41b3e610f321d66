import { GAME_IDS } from '@shoal/games';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fewOf } from '../../../../scripts/depth.mjs';
import { type Frame, framesOf, watchFrames } from './frames.ts';
import { DESKTOP, PHONE, QUICK, test } from './visit.ts';

/** The number of moving cards: those of the hand, and ghosts on their way to others. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const elements = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target as HTMLElement);
    return {
      own: new Set(elements.filter((element) => element.matches('[data-stack]'))).size,
      others: elements.filter((element) => element.parentElement === document.body).length,
    };
  });

const settings = { ...QUICK, speed: 'calm' } as const;

/** The cards that were not in their place, in any of these frames. */
const awayIn = (frames: readonly Frame[]) =>
  new Set(frames.flatMap(({ cards }) => cards.filter(({ awayPx }) => awayPx > 30).map(({ id }) => id)));

const dealt = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[data-stack]') !== null &&
      document.getAnimations().every((one) => one.playState !== 'running' || one instanceof CSSTransition),
  );

test('cards are dealt from the stock at the first table too, and any key has them in place at once', async ({
  visit,
}) => {
  const { page, origin } = await visit({ viewport: PHONE, settings });
  await page.addInitScript(watchFrames);
  await page.goto(`${origin}/#/play/crazy-eights?seed=7`);
  // Counted as soon as they are there: on a slow machine they have landed before the next question.
  const flying = await page.waitForFunction(() => document.querySelectorAll('body > [aria-hidden=true][style]').length);
  const others = await flying.jsonValue();
  const frames = await framesOf(page);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(100);
  const after = await moving(page);
  const own = awayIn(frames).size;
  console.log(`dealing: ${own} own cards and ${others} of others moved, then ${after.own + after.others}`);
  expect(own).toBe(5);
  expect(others).toBeGreaterThan(0);
  expect(after).toEqual({ own: 0, others: 0 });
});

test('a card that has been dealt stays where it is: the deal does not flicker', async ({ visit }) => {
  const { page, origin } = await visit({ settings });
  await page.addInitScript(watchFrames);
  await page.goto(`${origin}/#/play/go-fish?seed=7`);
  await page.waitForSelector('body > [aria-hidden=true][style]', { state: 'attached' });
  await dealt(page);
  const frames = (await framesOf(page)).filter(({ cards }) => cards.length > 0);
  const inPlace = new Set<string>();
  for (const { cards } of frames) {
    for (const { id, awayPx, isVisible } of cards) {
      expect(inPlace.has(id) && (awayPx > 30 || !isVisible), `${id} left its place`).toBe(false);
      if (isVisible && awayPx < 12) inPlace.add(id);
    }
  }
  console.log(`a deal in ${frames.length} frames, and then ${inPlace.size} cards in place`);
  expect(frames.length).toBeGreaterThan(10);
  expect(inPlace.size).toBe(frames.at(-1)?.cards.length);
});

const TAPS = fewOf(1, [
  { when: 'after the deal', game: 'go-fish' },
  { when: 'in the middle of the deal', game: 'crazy-eights' },
  { when: 'after the deal', game: 'crazy-eights' },
  { when: 'in the middle of the deal', game: 'go-fish' },
]);

test.for(TAPS)('a tap $when of $game does not deal again', async ({ when, game }, { visit }) => {
  const { page, origin } = await visit({ viewport: PHONE, hasTouch: true, settings });
  await page.addInitScript(watchFrames);
  await page.goto(`${origin}/#/play/${game}?seed=7`);
  await page.waitForSelector('body > [aria-hidden=true][style]', { state: 'attached' });
  if (when === 'after the deal') await dealt(page);
  // Where the first card lies, or will lie.
  const { x, y } = await page.locator('[data-anchor=hand]').evaluate((hand) => hand.getBoundingClientRect());
  await page.touchscreen.tap(x + 30, y + 40);
  await page.waitForTimeout(600);
  const frames = (await framesOf(page)).filter(({ taps }) => taps > 0);
  console.log(`a tap ${when}: ${frames.length} frames, ${awayIn(frames).size} cards away from their place`);
  expect(frames.length).toBeGreaterThan(10);
  expect([...awayIn(frames)]).toEqual([]);
});

test('the screen is never empty between Play and the cards, nor after a reload', async ({ visit }) => {
  const { page, origin } = await visit({ settings: { ...settings, language: 'de' } });
  await page.addInitScript(watchFrames);
  await page.goto(`${origin}/#/`);
  await page.locator('article a').first().click();
  await page.waitForSelector('[data-stack]');
  const played = await framesOf(page);
  await page.reload();
  await page.waitForSelector('[data-stack]');
  const reloaded = await framesOf(page);
  const empty = [...played, ...reloaded].filter(({ isEmpty }) => isEmpty);
  expect(played.filter(({ taps, isBare }) => taps > 0 && isBare)).toEqual([]);
  console.log(
    `${played.length} frames to the first cards and ${reloaded.length} after a reload, ${empty.length} empty`,
  );
  expect(empty).toEqual([]);
});

const VIEWS = GAME_IDS.flatMap((game) => fewOf(1, [PHONE, DESKTOP]).map((viewport) => ({ game, viewport })));

test.for(VIEWS)('seats and piles of $game stand in their places before the cards come', async (view, { visit }) => {
  const { game, viewport } = view;
  const { page, origin } = await visit({ viewport, settings });
  await page.addInitScript(watchFrames);
  await page.goto(`${origin}/#/play/${game}?seed=7`);
  await page.waitForSelector('[data-stack]');
  const [{ frame }] = (await framesOf(page)).filter((one) => one.frame.length > 0);
  const table = await page
    .locator('main li:has(> [data-anchor^=seat-]), [data-anchor=stock], [data-up-card]')
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(' ');
      }),
    );
  expect(frame).toEqual(table);
});
