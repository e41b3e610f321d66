import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SOUNDS } from '../../src/sound/sound-table.ts';
import { framesOf, watchFrames } from './frames.ts';
import { storageOf, storedTable } from './stored-tables.ts';
import { TablePage } from './table-page.ts';
import { inTheMiddle, sitDown } from './table-states.ts';
import { heard, talkOn, watchTalk } from './talk-watch.ts';
import { PHONE, test, testInCheck, type Visit, type VisitOptions } from './visit.ts';

const NORMAL = { speed: 'normal', volume: 0 } as const;

/** The viewer ends the deal with the next card. */
const LAST_CARD = storedTable({ id: 'last-card', game: 'crazy-eights', seats: 2, seed: 'last card' }, ({ deal }) => {
  const { hand, legal } = deal.table.view(0);
  return (
    deal.table.turn === 0 && hand.length === 1 && legal.some(({ type, suit }) => type === 'play' && suit === undefined)
  );
});
/** Nine bots act before the viewer does again. */
const CROWD = inTheMiddle('crazy-eights', 10);

/** Runs in the page before any other script: shows every animation near its end, until some input ends it. */
function stopMotion(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    const { delay = 0, duration = 0 } = animation.effect?.getTiming() ?? {};
    animation.currentTime = delay + 0.8 * Number(duration);
    return animation;
  };
}

async function atLastCard(visit: Visit, origin: string, options: VisitOptions, script: () => void = () => undefined) {
  const storageState = storageOf(origin, { settings: NORMAL, tables: [LAST_CARD] });
  const { page } = await visit({ storageState, ...options });
  await page.addInitScript(script);
  return sitDown(page, origin, { ...LAST_CARD, game: 'crazy-eights' });
}

const endOf = (page: Page) => page.locator('#end-title');

test('the result comes when the last card has landed on the pile, or with the next key', async ({ site, visit }) => {
  const { page, hand } = await atLastCard(visit, site.origin, {}, stopMotion);
  await hand.locator('button').click();
  await page.waitForSelector('body > [aria-hidden=true][style]', { state: 'attached' });
  const top = await page.evaluate(() => {
    const ghosts = [...document.querySelectorAll<HTMLElement>('body > [aria-hidden=true][style]')];
    for (const ghost of ghosts) ghost.style.pointerEvents = 'auto';
    const over = ghosts.find((ghost) => ghost.getAnimations().length > 0)?.getBoundingClientRect();
    const pile = document.querySelector('[data-up-card]')?.getBoundingClientRect();
    if (over === undefined || pile === undefined) return null;
    // In the part of the pile that the card already covers.
    const [x, y] = [over.left + over.width / 2, Math.min(over.bottom, pile.bottom) - 4];
    return ghosts.findIndex((ghost) => ghost.contains(document.elementFromPoint(x, y)));
  });
  expect(top, 'the card slides under the one on the pile').toBe(1);
  await page.waitForTimeout(400);
  expect(await endOf(page).count()).toBe(0);
  await page.keyboard.press('Shift');
  await endOf(page).waitFor();
});

testInCheck('the result comes by itself, and at once without motion', async ({ site, visit }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page, hand } = await atLastCard(visit, site.origin, { reducedMotion });
    await hand.locator('button').click();
    await endOf(page).waitFor();
    expect(await page.locator('body > [aria-hidden=true][style*=width]:not([data-call])').count()).toBe(0);
  }
});

test('cards keep their shape while the hand grows by rows', async ({ visit }) => {
  const visitor = await visit({ viewport: PHONE, settings: NORMAL });
  await visitor.page.addInitScript(watchFrames);
  const table = await TablePage.deal(visitor, 'crazy-eights', '3');
  const rows = () =>
    table.hand
      .locator('button')
      .evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().top)).size);
  const stock = table.page.locator('[data-anchor=stock]');
  for (let tries = 0; tries < 12 && (await table.read()).hand.length < 8; tries += 1) {
    const state = await table.awaited();
    if (state.stock.isLegal) await stock.click();
    else await playFirst(table);
    await table.awaited(state);
  }
  const cards = (await framesOf(table.page)).flatMap((frame) => frame.cards);
  console.log(`${await rows()} rows, ${cards.length} cards in ${(await framesOf(table.page)).length} frames`);
  expect(cards.length).toBeGreaterThan(100);
  expect(new Set(cards.filter(({ isStretched }) => isStretched).map(({ id }) => id))).toEqual(new Set());
});

/** Plays the first card that may be played, and names a suit if it is asked for. */
async function playFirst({ hand, page }: TablePage): Promise<void> {
  await hand.locator('button[data-legal=true]').first().click();
  const suit = page.locator('fieldset[data-suits=true] button').first();
  if (await suit.isVisible()) await suit.click();
}

test('of several actions that are skipped, only the cards of the last one move', async ({ site, visit }) => {
  const storageState = storageOf(site.origin, { settings: NORMAL, tables: [CROWD] });
  const { page } = await visit({ storageState });
  await page.addInitScript(watchGhosts);
  const table = await sitDown(page, site.origin, CROWD);
  const state = await table.read();
  await playFirst(table);
  const skip = page.locator('[data-bar] > button');
  await skip.click();
  await page.evaluate(() => {
    globalThis.shoalGhosts = 0;
  });
  await table.awaited(state);
  const most = await page.evaluate(() => globalThis.shoalGhosts);
  console.log(`at most ${most} cards were on their way at once`);
  // A card that is played, the one below it, and its bubble.
  expect(most).toBeLessThanOrEqual(3);
});

declare global {
  /** The most things that were drawn above the table in one frame. */
  var shoalGhosts: number;
  /** When voices of a sound were started, in milliseconds. */
  var shoalVoices: number[];
}

/** Runs in the page before any other script. */
function watchGhosts(): void {
  globalThis.shoalGhosts = 0;
  const look = (): void => {
    const ghosts = document.querySelectorAll('body > [aria-hidden=true][style]').length;
    globalThis.shoalGhosts = Math.max(globalThis.shoalGhosts, ghosts);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('what happens while the page is hidden does not move when it comes back', async ({ site, visit }) => {
  const storageState = storageOf(site.origin, { settings: NORMAL, tables: [CROWD] });
  const { page } = await visit({ storageState });
  await page.addInitScript(watchTalk);
  const table = await sitDown(page, site.origin, CROWD);
  const state = await table.read();
  await table.hand.locator('button[data-legal=true]').first().click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const hiddenMs = await page.evaluate(() => performance.now());
  const { log } = await table.changed(state);
  await table.changed({ ...(await table.read()), log });
  await page.waitForTimeout(1500);
  expect((await talkOn(page)).filter(({ ms }) => ms > hiddenMs)).toEqual([]);
});

/** Runs in the page before any other script. */
function listen(): void {
  globalThis.shoalVoices = [];
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    globalThis.shoalVoices.push(performance.now());
    start.apply(this, when);
  };
}

test('an ask is heard before its answer', async ({ visit }) => {
  const visitor = await visit({ settings: { speed: 'normal', volume: 0.1 } });
  await visitor.page.addInitScript(watchTalk);
  await visitor.page.addInitScript(listen);
  const table = await TablePage.deal(visitor, 'go-fish', '2');
  await table.awaited();
  await table.hand.locator('button[data-legal=true]').first().click();
  const since = await table.page.evaluate(() => performance.now());
  await table.button({ type: 'seat', index: 0 }).click();
  const [ask] = (await heard(table.page, 0, /\?$/, since)).filter(({ seat }) => seat === 0);
  await heard(table.page, 1, /[.!]$/, since);
  const voices = await table.page.evaluate(() => globalThis.shoalVoices);
  const early = voices.filter((ms) => ms >= since && ms < ask.ms + 300);
  expect(early).toHaveLength(SOUNDS.call.length);
});
