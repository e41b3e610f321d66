import { en } from '@shoal/table-ui/en';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { go, leave } from './screen-state.ts';
import { FINISHED } from './screens.ts';
import { sharedGuest } from './shared-guest.ts';
import { test, testInCheck } from './visit.ts';

declare global {
  var shoalHeaderPlace: typeof headerPlace;
}

const [{ id }] = FINISHED;
const ROUTES = [
  ...['setup/go-fish', 'rules/crazy-eights/standard', 'statistics', 'games', 'check', `review/${id}`, `replay/${id}`],
];
const WIDTHS = atDepth({ test: [390, 1280], check: [320, 390, 768, 1280, 1920, 3840] });

const guestAt = sharedGuest({ finished: FINISHED }, { reducedMotion: 'reduce' });

test('the buttons at both ends of the header are in the same place on every screen', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  const guest = { page, origin, words: en };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const places = new Map<string | null, string[]>();
    for (const route of ROUTES) {
      await go(guest, route);
      const place = await page.evaluate(headerPlace);
      places.set(place, [...(places.get(place) ?? []), route]);
    }
    expect([width, ...places.values()]).toEqual([width, ROUTES]);
  }
});

test('a replay keeps its header in place from when it begins to load', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await leave({ page, origin, words: en });
  const places = await placesOnTheWay(page, `replay/${id}`);
  const loading = places.slice(places.findIndex((place) => place !== null));
  expect([...new Set(loading)]).toEqual([await page.evaluate(headerPlace)]);
});

testInCheck('the place to drop a file is lit only while a file is above it', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await go({ page, origin, words: en }, 'check');
  const zone = page.locator('[data-dropping]');
  expect(await zone.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
});

/** Where the header begins and ends. Runs in the page at once, since a screen that loads replaces its header. */
function headerPlace(): string | null {
  const parts = [...document.querySelectorAll('header:has(h1) > *')].map((part) => part.getBoundingClientRect());
  return parts.length === 0 ? null : `${Math.round(parts[0].left)} to ${Math.round(parts[2].right)}`;
}

/** The places of the header on the way to a replay, up to its log; null while there is no header. */
async function placesOnTheWay(page: Page, route: string): Promise<(string | null)[]> {
  await page.evaluate(`globalThis.shoalHeaderPlace = ${headerPlace}`);
  return page.evaluate(async (address) => {
    const places: (string | null)[] = [];
    const observer = new MutationObserver(() => places.push(globalThis.shoalHeaderPlace()));
    observer.observe(document.body, { childList: true, subtree: true });
    location.hash = address;
    while (document.querySelector('main ol') === null) await new Promise((resolve) => setTimeout(resolve, 10));
    observer.disconnect();
    return places;
  }, `#/${route}`);
}

test('the games on the first screen stand in one row or in one column, without a hole', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await page.goto(`${origin}/#/`);
  for (let width = 320; width <= 1440; width += 56) {
    await page.setViewportSize({ width, height: 900 });
    const tiles = page.locator('article[data-game]');
    const corners = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()));
    const [rows, columns] = [corners.map(({ y }) => y), corners.map(({ x }) => x)].map((all) => new Set(all).size);
    expect(Math.min(rows, columns), `${width} px`).toBe(1);
  }
});

test('the statistics tell how many games were won once for each game, and once in all', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await go({ page, origin, words: en }, 'statistics');
  await page.locator('#summary-title').waitFor();
  const told = (await page.locator('main').innerText()).match(/\d+ of \d+/g) ?? [];
  expect(told.length).toBeGreaterThan(0);
  expect(told).toHaveLength(new Set(told).size);
});
