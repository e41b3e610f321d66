import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './visit.ts';
import { words } from './words.ts';

const sittersAt = (page: Page): Promise<string[]> =>
  page
    .locator('section', { has: page.locator('#players-title') })
    .getByRole('combobox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value));

const choosePreset = (page: Page, preset: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^${preset}`) }).check({ force: true });

test('the preset for people seats people, until somebody chooses a bot', async ({ visit }) => {
  const { page, origin } = await visit();
  await page.goto(`${origin}/#/setup/go-fish`);
  await choosePreset(page, 'classroom');
  expect(await sittersAt(page)).toEqual(['person', 'person']);
  await choosePreset(page, 'standard');
  expect(await sittersAt(page)).toEqual(['person', 'minnow', 'minnow']);
  await choosePreset(page, 'classroom');
  await page.getByRole('combobox', { name: words.setup.sitterAt(2) }).selectOption('pike');
  await choosePreset(page, 'classic');
  await choosePreset(page, 'classroom');
  expect(await sittersAt(page)).toEqual(['person', 'pike']);
});
