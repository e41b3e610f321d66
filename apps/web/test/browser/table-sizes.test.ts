import { GAME_IDS } from '@shoal/games';
import { DEFAULT_PRESET, EVERY_TIP, seatRange } from '@shoal/table-ui';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fewOf, IS_CHECK } from '../../../../scripts/depth.mjs';
import { inspectLayout } from './layout-inspector.ts';
import { layoutSettled } from './layout-settled.ts';
import { sharedGuest } from './shared-guest.ts';
import { storedTable } from './stored-tables.ts';
import { publicFacts } from './table-facts.ts';
import { inTheMiddle, sitDown, type TableState } from './table-states.ts';
import { QUICK, test, testInCheck } from './visit.ts';

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];
const LAPTOP = { width: 1440, height: 900 };
const LARGE = [{ width: 3840, height: 2160 }, { width: 1920, height: 1080 }, { width: 2560, height: 1440 }, LAPTOP];
const MOST_SCALE = 2.4;

const TWO = inTheMiddle('go-fish', 2);
const TEN = inTheMiddle('crazy-eights', 10);
const NAMED: TableState = {
  ...storedTable(
    { id: 'named', game: 'go-fish', seats: 6, people: ['Ann'], seed: 'named' },
    ({ deal: { table } }) => table.turn === 0,
  ),
  game: 'go-fish',
};
const STATES = IS_CHECK
  ? GAME_IDS.flatMap((game) => {
      const { min, max } = seatRange({ game, preset: DEFAULT_PRESET });
      return [...new Set([min, Math.min(6, max), max])].map((seats) => inTheMiddle(game, seats));
    })
  : [TEN, TWO];
const EVERY_TABLE = [...STATES, TWO, TEN, NAMED];

const guestAt = sharedGuest(
  {
    tables: EVERY_TABLE.filter(({ id }, at) => EVERY_TABLE.findIndex((one) => one.id === id) === at),
    settings: { ...QUICK, hadTips: EVERY_TIP },
  },
  { reducedMotion: 'reduce' },
);

test.for(STATES)('a whole table fits every size from a phone to a wall display: $id', async (state, { site }) => {
  const { page, origin } = await guestAt(site);
  await sitDown(page, origin, state);
  const faults: string[] = [];
  for (const size of IS_CHECK ? [...PHONES, ...LARGE] : [PHONES[1], LARGE[0]]) {
    await page.setViewportSize(size);
    const seen = await inspectLayout(page, { mustFit: true, facts: publicFacts(state.match) });
    faults.push(...seen.faults.map((fault) => `${size.width} px: ${fault}`));
    expect(await offCentre(page), `the piles at ${size.width} px`).toBeLessThan(2);
  }
  expect(faults).toEqual([]);
});

/** How far the middle of the piles, or of a hidden hand, is from the middle of the table. */
const offCentre = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('[data-anchor=stock], [data-anchor=pile], [data-fan]')];
    const boxes = found.map((element) => element.getBoundingClientRect());
    const own = document.querySelector('[data-bar]')?.getBoundingClientRect() ?? new DOMRect();
    const [left, right] = [Math.min(...boxes.map((one) => one.left)), Math.max(...boxes.map((one) => one.right))];
    return Math.abs((left + right) / 2 - (own.left + own.right) / 2);
  });

testInCheck('from a laptop on, cards, letters and faces grow with the window', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await sitDown(page, origin, TEN);
  await page.setViewportSize(LAPTOP);
  const laptop = await sizesOn(page);
  for (const { width, height } of fewOf(1, LARGE)) {
    await page.setViewportSize({ width, height });
    const scale = Math.min(MOST_SCALE, width / LAPTOP.width, height / LAPTOP.height);
    for (const [index, px] of (await sizesOn(page)).entries()) {
      expect(px / laptop[index] / scale).toBeGreaterThan(0.95);
      expect(px / laptop[index] / scale).toBeLessThan(1.1);
    }
  }
});

/** The sizes of a card in hand, the stock, a face, and the letters of the prompt, the log and a name. */
async function sizesOn(page: Page): Promise<number[]> {
  await page.evaluate(layoutSettled);
  return page.evaluate(() => {
    const widths = ['[data-card]', '[data-anchor=stock]', '[data-face]', 'header button svg'].map(
      (at) => document.querySelector(at)?.getBoundingClientRect().width ?? 0,
    );
    const letters = ['[data-bar] p', '[role=log] p', '[data-name]'].map((at) => {
      const element = document.querySelector(at);
      return element === null ? 0 : Number.parseFloat(getComputedStyle(element).fontSize);
    });
    return [...widths, ...letters];
  });
}

testInCheck('a single opponent on a tablet has a seat, not the whole width', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await sitDown(page, origin, TWO);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.evaluate(layoutSettled);
  const { width = 0 } = (await page.locator('main li').first().boundingBox()) ?? {};
  expect(width).toBeLessThan(300);
});

test('with letters of double size the hand stays in view at 1280 x 800', async ({ site }) => {
  const { page, origin, context } = await guestAt(site);
  const tools = await context.newCDPSession(page);
  await sitDown(page, origin, TEN);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.evaluate(layoutSettled);
  const hand = await page.locator('[data-anchor=hand]').boundingBox();
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  expect((hand?.y ?? 0) + (hand?.height ?? 0)).toBeLessThanOrEqual(800);
  expect(hand?.height).toBeGreaterThan(200);
});

test('six names of two words are not cut off on a small phone', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await sitDown(page, origin, NAMED);
  await page.setViewportSize(PHONES[0]);
  await page.evaluate(layoutSettled);
  const cut = await page.locator('main li [aria-hidden=true] > [data-name]').evaluateAll((names) =>
    names.filter((name) => {
      name.textContent = 'Player 10';
      return name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 2;
    }),
  );
  expect(cut).toHaveLength(0);
});
