import { expect } from 'vitest';
import { storedMatches } from './browser-storage.ts';
import { byMouse } from './input-methods.ts';
import { playOn } from './play-on.ts';
import { TablePage, targetsIn } from './table-page.ts';
import { testInCheck } from './visit.ts';
import { words } from './words.ts';

const { review } = words;
const SEED = 'looking back';

testInCheck('a finished game is reviewed, verified, and the same cards are dealt again', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const table = await TablePage.deal(visitor, 'crazy-eights', SEED);
  const first = await table.awaited();
  await playOn(table, byMouse, SEED);

  const startMs = performance.now();
  await page.getByRole('link', { name: words.end.review, exact: true }).click();
  const moment = page.getByRole('slider', { name: review.moment });
  await moment.waitFor();
  const moments = Number(await moment.getAttribute('max'));
  console.log(`review: ${moments} moments after ${Math.round(performance.now() - startMs)} ms`);
  expect(moments).toBeGreaterThan(5);

  const told = await moment.getAttribute('aria-valuetext');
  await moment.press('ArrowLeft');
  expect(await moment.getAttribute('aria-valuetext')).not.toBe(told);

  await page.getByRole('button', { name: review.verify }).click();
  const verified = page.getByText(/^Verified: /);
  await verified.waitFor();
  console.log(`review: ${await verified.innerText()}`);

  // A double click opens only one table.
  await page.getByRole('button', { name: review.sameDeal }).dblclick();
  await page.waitForURL(/#\/table\//);
  const again = await table.awaited();
  expect({ hand: again.hand, upCard: again.upCard }).toEqual({ hand: first.hand, upCard: first.upCard });
  // A table is listed once somebody has acted at it.
  await byMouse(table, targetsIn(again)[0], again);
  await table.changed(again);
  await page.goto(`${visitor.origin}/#/`);
  const saved = page.locator('section[aria-labelledby=saved-title] li');
  await saved.first().waitFor();
  expect(await saved.count()).toBe(1);
  expect(await storedMatches(page)).toHaveLength(1);
});
