import { expect, vi } from 'vitest';
import { readSite } from '../../../cli/src/web/site.ts';
import { SiteHost } from '../site-host.ts';
import { NEXT, nextEdition } from './next-edition.ts';
import { playOn } from './play-on.ts';
import type { Sight } from './sight.ts';
import { pageFolder } from './site.ts';
import { TablePage } from './table-page.ts';
import { contextOptions, firstPage, QUICK, test } from './visit.ts';
import { byMouse } from './ways.ts';
import { words } from './words.ts';

/** What must be there again; new cards are new only once. */
const known = ({ hand, log }: Sight) => ({ cards: hand.map(({ cards }) => cards), log });

test('a game goes on where it was in the next version of the page', async ({ house: { browser } }) => {
  // As the build does: what is for developers only is not in the page.
  vi.stubEnv('NODE_ENV', 'production');
  const [present, next] = await Promise.all([pageFolder().then(readSite), nextEdition()]);
  vi.unstubAllEnvs();
  if (present === null) throw new Error('nothing was built');
  const host = new SiteHost(present);
  await host.start();
  const origin = host.url.slice(0, -1);
  const context = await browser.newContext(contextOptions({ origin }, { settings: QUICK }));
  const page = await firstPage(context, { isOffline: true });

  const table = await TablePage.deal({ page, origin }, 'crazy-eights', 'update');
  let acted = 0;
  await playOn(table, byMouse, 'update', () => acted++ === 3);
  const left = await table.awaited();
  await page.evaluate(() => navigator.serviceWorker.ready);
  host.show(next);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await page.getByRole('button', { name: words.common.updateNow, exact: true }).click();
  await page.locator(NEXT).waitFor({ state: 'attached' });
  const back = await table.awaited();
  const { end } = await playOn(table, byMouse, 'updated');
  console.log(`after an update the game went on with ${left.log.length} lines told, and ended: ${end.end?.title}`);
  await context.close();
  host.stop();
  expect(known(back)).toEqual(known(left));
  expect(end.is).toBe('end');
});
