import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import type { PageSettings } from '../../src/page/page-settings.ts';
import { collectErrors, type PageErrors } from './page-errors.ts';
import { type Remembered, storageOf } from './stored-tables.ts';
import { DESKTOP, firstPage, SETTINGS_KEY, type TestSite, type Visitor } from './visit.ts';

/** One browser profile for all tests of a file, since opening another takes longer than most tests. */
export class SharedGuest implements Visitor {
  readonly origin: string;
  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(origin: string, context: BrowserContext, page: Page) {
    this.origin = origin;
    this.context = context;
    this.page = page;
  }

  static async open({ browser, origin }: TestSite, remembered: Remembered, options: BrowserContextOptions) {
    const storageState = storageOf(origin, remembered);
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', ...options, storageState });
    const errors = collectErrors(context, origin);
    return { guest: new SharedGuest(origin, context, await firstPage(context)), errors };
  }

  /** Changes the stored settings and reloads at the next screen. */
  async remember(settings: Partial<PageSettings>): Promise<void> {
    await this.page.goto(`${this.origin}/#/table/nowhere`);
    await this.page.evaluate(
      ([key, value]) => localStorage.setItem(key, value),
      [SETTINGS_KEY, JSON.stringify(settings)],
    );
    await this.page.goto('about:blank');
  }
}

/** Returns the same guest on every call. An error in the page fails the file. */
export function sharedGuest(remembered: Remembered, options: BrowserContextOptions) {
  let opened: Promise<{ readonly guest: SharedGuest; readonly errors: PageErrors }> | null = null;
  afterAll(async () => {
    const { guest, errors } = (await opened) ?? {};
    await guest?.context.close();
    expect(errors ?? []).toEqual([]);
  });
  return async (site: TestSite): Promise<SharedGuest> => {
    opened ??= SharedGuest.open(site, remembered, options);
    const { guest } = await opened;
    await guest.page.goto('about:blank');
    return guest;
  };
}
