import { fillSeats } from '@shoal/room';
import { defaultSetup } from '@shoal/table-ui';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fewOf } from '../../../../scripts/depth.mjs';
import { TablePage, targetsIn } from './table-page.ts';
import { tablesWith } from './tables.ts';
import { heard, type Shown, talkOn, watchTalk } from './talk-watch.ts';
import { DESKTOP, test, testInCheck, type Visit, type VisitOptions } from './visit.ts';

const [YOU, BO, CY] = [0, 1, 2];
const PLAYERS = fillSeats([{ name: 'You', bot: null }], 3, 'minnow');
const SETTINGS = {
  speed: 'normal',
  volume: 0,
  tables: tablesWith({ ...defaultSetup('go-fish'), players: PLAYERS }),
} as const;
const NORMAL = { settings: SETTINGS };
const HERE = /^Here you are\.$/;

/** With these seeds you miss and fish, then Bo asks and gets cards. */
const BO_ASKS = { [YOU]: '2', [CY]: '20' };

async function seated(visit: Visit, seed: string, options: VisitOptions): Promise<TablePage> {
  const visitor = await visit(options);
  await visitor.page.addInitScript(watchTalk);
  return TablePage.deal(visitor, 'go-fish', seed);
}

/** Asks Bo for the first rank, and fishes; returns when that began. */
async function askAndFish(table: TablePage): Promise<number> {
  const state = await table.awaited();
  await table.button(targetsIn(state)[0]).click();
  await table.button({ type: 'seat', index: 0 }).click();
  const [stock] = targetsIn(await table.awaited(state));
  const ms = await table.page.evaluate(() => performance.now());
  await table.button(stock).click();
  return ms;
}

const callsIn = (shown: readonly Shown[]) => shown.filter(({ what }) => what === 'call');
const bubbles = (page: Page) => page.locator('body > [data-call], body > [data-line]');

/** The first card that moves after something was said. */
async function cardAfter(page: Page, { ms }: Shown): Promise<Shown> {
  const found = await page.waitForFunction(
    (since) => globalThis.shoalTalk.find((shown) => shown.what === 'card' && shown.ms > since) ?? null,
    ms,
  );
  return (await found.jsonValue()) as Shown;
}

const SIZES = fewOf(1, [
  { width: 320, height: 640 },
  DESKTOP,
  { width: 844, height: 390 },
  { width: 1920, height: 1080 },
]);

test.for(SIZES)('a bot asks, and the answer and the cards follow, at $width x $height', async (viewport, { visit }) => {
  const table = await seated(visit, BO_ASKS[CY], { ...NORMAL, viewport });
  const since = await askAndFish(table);
  const shown = await heard(table.page, CY, HERE, since);
  const ask = shown.find(({ seat, text }) => seat === BO && text.endsWith('?'));
  const line = shown.find(({ what, ms }) => what === 'line' && ms >= (ask?.ms ?? 0));
  const answer = shown.find(({ seat }) => seat === CY);
  if (ask === undefined || line === undefined || answer === undefined) throw new Error(JSON.stringify(shown));
  const card = await cardAfter(table.page, ask);
  const afterMs = ({ ms }: Shown) => Math.round(ms - ask.ms);
  console.log(`line after ${afterMs(line)} ms, answer after ${afterMs(answer)} ms`);
  expect(afterMs(line)).toBeLessThan(100);
  expect(afterMs(answer)).toBeGreaterThanOrEqual(300);
  expect(afterMs(card)).toBeGreaterThanOrEqual(300);
  expect(ask.log).not.toMatch(/Bo asks Cy/);
  expect(answer.log).toMatch(/Bo asks Cy/);
  // A bubble lies over the edge of the seat that speaks.
  expect(callsIn(shown).filter(({ isInPlace, awayPx }) => !isInPlace || awayPx > 0)).toEqual([]);
});

testInCheck('the person who is asked sees the cards in question lifted before they leave', async ({ visit }) => {
  const table = await seated(visit, BO_ASKS[YOU], NORMAL);
  const since = await askAndFish(table);
  const shown = await heard(table.page, YOU, HERE, since);
  const [ask, answer] = [shown.find(({ seat }) => seat === BO), shown.find(({ seat }) => seat === YOU)];
  if (ask === undefined || answer === undefined) throw new Error(JSON.stringify(shown));
  expect(ask.stacksMoving).toBe(1);
  expect(answer.ms - ask.ms).toBeGreaterThanOrEqual(300);
  expect((await cardAfter(table.page, ask)).ms).toBeGreaterThanOrEqual(answer.ms - 50);
});

test('a key ends what is shown, and the table is in the present', async ({ visit }) => {
  const table = await seated(visit, BO_ASKS[CY], NORMAL);
  const since = await askAndFish(table);
  await heard(table.page, BO, /\?$/, since);
  await table.page.keyboard.press('Shift');
  await table.page.waitForFunction(() => document.querySelector('body > [data-call], body > [data-line]') === null);
  expect(await table.page.locator('[role=log]').last().textContent()).toMatch(/Bo asks Cy/);
});

testInCheck('nobody waits for an answer at a table of instant speed', async ({ visit }) => {
  const table = await seated(visit, BO_ASKS[CY], { settings: { ...SETTINGS, speed: 'instant' } });
  await askAndFish(table);
  await table.awaited(await table.read().then((state) => ({ ...state, log: [] })));
  expect(await talkOn(table.page)).toEqual([]);
});

testInCheck('without motion the bubbles stand still, and go', async ({ visit }) => {
  const table = await seated(visit, BO_ASKS[CY], { ...NORMAL, reducedMotion: 'reduce' });
  const since = await askAndFish(table);
  const shown = await heard(table.page, CY, HERE, since);
  expect(shown.filter(({ what, isMoving }) => isMoving || what === 'card')).toEqual([]);
  expect(await bubbles(table.page).first().getAttribute('aria-hidden')).toBe('true');
});
