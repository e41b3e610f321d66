import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { byTouch } from './input-methods.ts';
import { playOn } from './play-on.ts';
import { storageOf } from './stored-tables.ts';
import { TablePage } from './table-page.ts';
import { withSuitAsked } from './table-states.ts';
import { allTables, everyPreset, type TestedTable } from './tables.ts';
import { PHONE, QUICK, settingsFor, test, testInCheck } from './visit.ts';

const aPhone = { hasTouch: true, isMobile: true, viewport: PHONE };

const SUIT = withSuitAsked(3);
const TABLES = atDepth<readonly TestedTable[]>({
  test: [{ game: 'crazy-eights', preset: 'actions', seats: 6, seed: 'pike' }],
  check: everyPreset('fewest'),
  long: allTables(),
});

test.for(TABLES)('$game $preset with $seats seats is played by touch alone', async (tested, { visit }) => {
  const visitor = await visit({ ...aPhone, settings: settingsFor(tested) });
  const table = await TablePage.deal(visitor, tested.game, tested.seed);
  const { end } = await playOn(table, byTouch, tested.seed);
  expect(end.end?.standings).toHaveLength(tested.seats);
});

/** How each of these is drawn: what looks like the others is not marked. */
const looksOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => [
    ...new Set(
      all.map((one) => {
        const { boxShadow, outlineStyle, outlineColor, transform } = getComputedStyle(one);
        const isOutlined = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
        return `${boxShadow} ${transform} ${isOutlined ? outlineColor : ''}`;
      }),
    ),
  ]);

test('on a touch screen no card looks chosen that nobody has touched, until a key is pressed', async ({ visit }) => {
  const { page, origin } = await visit({ ...aPhone, settings: QUICK });
  const backs = '[data-fan] [data-back] > :last-child';
  await page.goto(`${origin}/#/`);
  await page.locator('article[data-game=old-maid] a').first().tap();
  await page.waitForSelector('[data-fan] button');
  await page.waitForTimeout(300);
  expect(await looksOf(page, backs)).toHaveLength(1);
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(300);
  expect((await looksOf(page, backs)).length).toBeGreaterThan(1);
  await page.locator('[data-anchor=hand]').tap();
  await page.waitForTimeout(300);
  expect(await looksOf(page, backs)).toHaveLength(1);
});

test('after a tap on an eight no suit looks chosen', async ({ site, visit }) => {
  const { page } = await visit({ ...aPhone, storageState: storageOf(site.origin, { tables: [SUIT] }) });
  await page.goto(`${site.origin}/#/table/${SUIT.id}`);
  const wild = ['28', '29', '30', '31'].map((card) => `[data-stack^="card-${card}-"]`).join(', ');
  await page.locator(wild).first().tap();
  await page.locator('fieldset[data-suits=true] button').first().waitFor();
  expect(await looksOf(page, 'fieldset[data-suits=true] button')).toHaveLength(1);
});

testInCheck('one tap leads to the next deal, and the score is kept', async ({ visit }) => {
  const table = await TablePage.deal(await visit(aPhone), 'crazy-eights', 'roach');
  const first = await playOn(table, byTouch, 'roach');
  await table.again.tap();
  await table.changed(first.end);
  const second = await playOn(table, byTouch, 'roach again');
  console.log(`${first.end.end?.title} After one tap and another deal: ${second.end.end?.score}`);
  expect(first.end.end?.score).toBeNull();
  expect(second.end.end?.score).toMatch(/^Wins after 2 deals: You\s\d · Bo/);
});
