import { expect, vi } from 'vitest';
import { readSite } from '../../../cli/src/web/site.ts';
import { SiteHost } from '../site-host.ts';
import { nextEdition } from './next-edition.ts';
import { pageFolder } from './site.ts';
import { TablePage } from './table-page.ts';
import { contextOptions, firstPage, PHONE, QUICK, test } from './visit.ts';
import { words } from './words.ts';

const { common, table: tableWords } = words;

test('a new version is told beside the cards, and put away until the next visit', async ({ house: { browser } }) => {
  // As the build does: what is for developers only is not in the page.
  vi.stubEnv('NODE_ENV', 'production');
  const [present, next] = await Promise.all([pageFolder().then(readSite), nextEdition()]);
  vi.unstubAllEnvs();
  if (present === null) throw new Error('nothing was built');
  const host = new SiteHost(present);
  await host.start();
  const origin = host.url.slice(0, -1);
  const context = await browser.newContext({ ...contextOptions({ origin }, { settings: QUICK }), viewport: PHONE });
  const page = await firstPage(context, { isOffline: true });
  const table = await TablePage.deal({ page, origin }, 'go-fish', 'told beside');
  await table.awaited();
  await page.evaluate(() => navigator.serviceWorker.ready);
  host.show(next);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

  const notice = page.getByRole('status').filter({ hasText: common.updateReady });
  const box = await notice.boundingBox();
  const hand = await table.hand.boundingBox();
  const menu = await page.getByRole('button', { name: tableWords.menu, exact: true }).boundingBox();
  if (box === null || hand === null || menu === null) throw new Error('something is not there');
  await notice.getByRole('button', { name: common.updateLater, exact: true }).click();
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await notice.waitFor();
  await context.close();
  host.stop();
  expect(box.y + box.height).toBeLessThan(hand.y);
  expect(box.y).toBeGreaterThanOrEqual(menu.y + menu.height);
});
