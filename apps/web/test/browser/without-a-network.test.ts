import { expect } from 'vitest';
import { byMouse } from './input-methods.ts';
import { playOn } from './play-on.ts';
import { TablePage } from './table-page.ts';
import { testInCheck } from './visit.ts';
import { words } from './words.ts';

testInCheck('after one visit the page plays without a network, and goes on where it was', async ({ visit }) => {
  const visitor = await visit({ isOffline: true });
  const { page, context, origin } = visitor;
  const table = await TablePage.deal(visitor, 'crazy-eights', 'tunnel');
  const left = await table.awaited();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);

  await page.reload();
  const back = await table.awaited();
  expect({ hand: back.hand, log: back.log }).toEqual({ hand: left.hand, log: left.log });
  const { end } = await playOn(table, byMouse, 'tunnel');
  console.log(`without a network: ${end.end?.title}`);
  await page.goto(`${origin}/#/statistics`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${origin}/#/setup/go-fish`);
  await page.getByRole('button', { name: words.setup.start, exact: true }).waitFor();
});
