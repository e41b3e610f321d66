import type { GameId } from '@shoal/games';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { IS_CHECK } from '../../../../scripts/depth.mjs';
import { SiteHost } from '../site-host.ts';
import { byMouse } from './input-methods.ts';
import { type Editions, editionsOfThePage, NEXT } from './next-edition.ts';
import { playOn } from './play-on.ts';
import type { ShownTable } from './shown-table.ts';
import { TablePage } from './table-page.ts';
import { contextOptions, firstPage, PHONE, QUICK, testInCheck } from './visit.ts';
import { words } from './words.ts';

const { common, table: tableWords } = words;

let editions: Editions;
beforeAll(async () => {
  if (IS_CHECK) editions = await editionsOfThePage();
});

/** A table in the current edition, and a function that publishes the next one. */
async function tableToUpdate(browser: Browser, game: GameId, options: BrowserContextOptions = {}) {
  const host = new SiteHost(editions.present);
  await host.start();
  const origin = host.url.slice(0, -1);
  const context = await browser.newContext({ ...contextOptions({ origin }, { settings: QUICK }), ...options });
  onTestFinished(async () => {
    await context.close();
    host.stop();
  });
  const page = await firstPage(context, { isOffline: true });
  const table = await TablePage.deal({ page, origin }, game, 'update');
  const publish = async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    host.show(editions.next);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
  };
  return { page, table, publish };
}

/** The part that must survive the update; cards are marked as new only once. */
const known = ({ hand, log }: ShownTable) => ({ cards: hand.map(({ cards }) => cards), log });

testInCheck('a game goes on where it was in the next version of the page', async ({ site: { browser } }) => {
  const { page, table, publish } = await tableToUpdate(browser, 'crazy-eights');
  let acted = 0;
  await playOn(table, byMouse, 'update', () => acted++ === 3);
  const left = await table.awaited();
  await publish();
  await page.getByRole('button', { name: common.updateNow, exact: true }).click();
  await page.locator(NEXT).waitFor({ state: 'attached' });
  const back = await table.awaited();
  const { end } = await playOn(table, byMouse, 'updated');
  console.log(`after an update the game went on with ${left.log.length} lines told, and ended: ${end.end?.title}`);
  expect(known(back)).toEqual(known(left));
  expect(end.is).toBe('end');
});

testInCheck(
  'a new version is told beside the cards, and put away until the next visit',
  async ({ site: { browser } }) => {
    const { page, table, publish } = await tableToUpdate(browser, 'go-fish', { viewport: PHONE });
    await table.awaited();
    await publish();
    const notice = page.getByRole('status').filter({ hasText: common.updateReady });
    const box = await notice.boundingBox();
    const hand = await table.hand.boundingBox();
    const menu = await page.getByRole('button', { name: tableWords.menu, exact: true }).boundingBox();
    if (box === null || hand === null || menu === null) throw new Error('something is not there');
    await notice.getByRole('button', { name: common.updateLater, exact: true }).click();
    await notice.waitFor({ state: 'detached' });
    await page.reload();
    await notice.waitFor();
    expect(box.y + box.height).toBeLessThan(hand.y);
    expect(box.y).toBeGreaterThanOrEqual(menu.y + menu.height);
  },
);
