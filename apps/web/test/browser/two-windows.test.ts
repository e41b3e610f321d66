import { en } from '@shoal/table-ui/en';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DATABASE } from '../../src/store/schema.ts';
import { TablePage, targetsIn } from './table-page.ts';
import { QUICK, SETTINGS_KEY, testInCheck, type Visitor } from './visit.ts';
import { words } from './words.ts';

const { home, settings } = words;

async function windowsOf({ context, page, origin }: Visitor): Promise<readonly [Page, Page]> {
  const other = await context.newPage();
  await Promise.all([page.goto(origin), other.goto(origin)]);
  return [page, other];
}

async function choose(page: Page, name: string): Promise<void> {
  // A window in the background is rarely painted.
  await page.bringToFront();
  await page.getByRole('button', { name: settings.title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: settings.title });
  await dialog.getByRole('radio', { name, exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

async function forgetEverything(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name: settings.title, exact: true }).click();
  await page.getByRole('button', { name: settings.forget, exact: true }).click();
  const sure = page.getByRole('dialog', { name: settings.forgetTitle });
  await sure.getByRole('button', { name: settings.forget, exact: true }).click();
}

const remembered = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), SETTINGS_KEY);

/** A table that somebody has acted at: others leave nothing to continue. */
async function begunTable(visitor: Pick<Visitor, 'page' | 'origin'>, seed: string): Promise<void> {
  const table = await TablePage.deal(visitor, 'go-fish', seed);
  const state = await table.awaited();
  await table.button(targetsIn(state)[0]).click();
  await table.button({ type: 'seat', index: 0 }).click();
  await table.awaited(state);
}

/** The page reloads itself after deleting everything. */
const reloaded = (page: Page) => page.waitForEvent('load', { timeout: 15_000 });

testInCheck(
  'what is set in one window holds in the other, and neither takes back what the other did',
  async ({ visit }) => {
    const [first, second] = await windowsOf(await visit());
    await choose(first, settings.themes.dark);
    await second.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    await choose(second, en.screen.suits.two);
    expect(JSON.parse((await remembered(first)) ?? '')).toMatchObject({ ...QUICK, theme: 'dark', suits: 'two' });
  },
);

testInCheck('what was forgotten in one window is not brought back by the other', async ({ visit }) => {
  const [first, second] = await windowsOf(await visit());
  await choose(first, settings.themes.dark);
  await second.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  await Promise.all([reloaded(first), forgetEverything(first)]);
  await second.waitForFunction(() => document.documentElement.dataset['theme'] !== 'dark');
  await choose(second, en.screen.suits.two);
  expect(JSON.parse((await remembered(first)) ?? '')).toMatchObject({ theme: 'system', speed: 'normal', suits: 'two' });
});

testInCheck(
  'everything is forgotten while another window is just writing, and without service workers',
  async ({ visit }) => {
    const { context, page, origin } = await visit();
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await begunTable({ page, origin }, 'left behind');
    const other = await context.newPage();
    await other.goto(`${origin}/#/check`);
    await other.evaluate(holdForAMoment, DATABASE);
    await page.goto(origin);
    await page.locator('#saved-title').waitFor();
    await Promise.all([reloaded(page), forgetEverything(page)]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('#saved-title').count()).toBe(0);
    expect(await remembered(page)).toBeNull();
  },
);

/** Releases the lock one second after the request. */
function holdForAMoment(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => setTimeout(() => database.close(), 1000);
      resolve();
    };
  });
}

testInCheck('a game that is open in another window is told apart, and is not thrown away', async ({ visit }) => {
  const visitor = await visit();
  const { context, page, origin } = visitor;
  await begunTable(visitor, 'here and there');
  const table = page.url();
  await page.goto(`${origin}/#/`);
  const other = await context.newPage();
  await other.goto(origin);
  const bin = other.getByRole('button', { name: /^Delete: / });
  await bin.waitFor();
  // The match is resumed after the other window has looked at it.
  await page.goto(table);
  await page.locator('[data-anchor=hand]').waitFor();
  await bin.click();
  const dialog = other.getByRole('dialog', { name: home.discard });
  await dialog.getByRole('button', { name: home.discard, exact: true }).click();
  expect(await dialog.getByRole('alert').innerText()).toBe(home.discardElsewhere);
  await dialog.getByRole('button', { name: home.keep, exact: true }).click();
  await other.getByText(home.openElsewhere).waitFor();
  expect(await bin.count()).toBe(0);
  await page.goto(origin);
  await page.locator('#saved-title').waitFor();
  await other.reload();
  await bin.click();
  await dialog.getByRole('button', { name: home.discard, exact: true }).click();
  await other.locator('#saved-title').waitFor({ state: 'detached' });
});
