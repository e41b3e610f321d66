import type { Catalogue } from '@shoal/table-ui';
import type { Locator, Page } from 'playwright-core';
import type { TablePage } from './table-page.ts';
import { sitDown, type TableState } from './table-states.ts';

/** A screen in a particular state, and how to reach it. */
export interface ScreenState {
  readonly name: string;
  /** Opens the screen and waits until it is ready. */
  readonly reach: (guest: Guest) => Promise<unknown>;
}

/** A visitor of the page in some language. */
export interface Guest {
  readonly page: Page;
  readonly origin: string;
  readonly words: Catalogue;
}

/** Opens an empty address, so that nothing of the last screen remains. */
export async function leave({ page, origin }: Guest): Promise<void> {
  await page.goto(`${origin}/#/table/nowhere`);
  while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  await page.locator('main > a').waitFor();
}

export async function go(guest: Guest, route: string): Promise<Page> {
  const { page, origin } = guest;
  await leave(guest);
  await page.goto(`${origin}/#/${route}`);
  await page.locator('main:not(:has(> a)) h1, header h1').first().waitFor();
  return page;
}

export async function sit(guest: Guest, state: TableState): Promise<TablePage> {
  await leave(guest);
  return sitDown(guest.page, guest.origin, state);
}

export const button = ({ page }: Guest, name: string): Locator => page.getByRole('button', { name, exact: true });
export const dialog = ({ page }: Guest): Locator => page.locator('dialog[open]').last();
