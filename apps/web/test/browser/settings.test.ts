import { en } from '@shoal/table-ui/en';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, testInCheck } from './visit.ts';
import { words } from './words.ts';

declare global {
  var shoalFirstLook: { readonly theme: string | undefined; readonly suits: string | undefined } | undefined;
}

test('what a person changes in the settings is there after a reload, and changes the page at once', async ({
  visit,
}) => {
  const { page, origin } = await visit({ settings: null });
  await page.goto(origin);
  const dialog = await openedSettings(page);
  const chosen = [words.settings.themes.dark, en.screen.suits.two, en.screen.speeds.fast];
  for (const name of chosen) await radio(dialog, name).check({ force: true });
  await dialog.getByRole('slider').fill('20');
  expect(await lookOf(page)).toEqual({ theme: 'dark', suits: 'two' });

  await page.reload();
  expect(await lookOf(page)).toEqual({ theme: 'dark', suits: 'two' });
  const again = await openedSettings(page);
  for (const name of chosen) expect(await radio(again, name).isChecked()).toBe(true);
  expect(await again.getByRole('slider').inputValue()).toBe('20');
});

testInCheck('the first thing that is drawn has the chosen colours', async ({ visit }) => {
  const { page, origin } = await visit({ settings: { theme: 'dark', suits: 'two' } });
  await page.addInitScript(watchFirstLook);
  await page.goto(origin);
  await page.waitForFunction(() => globalThis.shoalFirstLook !== undefined);
  expect(await page.evaluate(() => globalThis.shoalFirstLook)).toEqual({ theme: 'dark', suits: 'two' });
});

/** Runs in the page: records the theme as soon as the first elements exist, before they are painted. */
function watchFirstLook(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('#app > *') === null) return;
    observer.disconnect();
    const { theme, suits } = document.documentElement.dataset;
    globalThis.shoalFirstLook = { theme, suits };
  });
  observer.observe(document, { childList: true, subtree: true });
}

testInCheck('another language is spoken at once, and after a reload', async ({ visit }) => {
  const { page, origin } = await visit({ settings: null });
  await page.goto(origin);
  const dialog = await openedSettings(page);
  await dialog.getByRole('combobox').selectOption('de');
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  await page.reload();
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  expect(
    await page
      .getByRole('link', { name: /Go Fish/ })
      .first()
      .innerText(),
  ).not.toContain(en.games['go-fish'].pitch);
});

async function openedSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: words.settings.title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.settings.title });
  await dialog.waitFor();
  return dialog;
}

const radio = (dialog: Locator, name: string): Locator => dialog.getByRole('radio', { name, exact: true });

const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { theme, suits } = document.documentElement.dataset;
    return { theme, suits };
  });
