import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, test as plainTest } from 'vitest';
import { IS_CHECK } from '../../../../scripts/depth.mjs';
import type { PageSettings } from '../../src/page/page-settings.ts';
import { CHROMIUM, sharedBrowser } from '../chromium.ts';
import { collectErrors, type PageErrors } from './page-errors.ts';
import { observePage } from './page-observations.ts';
import { readTable } from './shown-table.ts';
import type { OpenSite } from './site.ts';
import { setupFor, type TestedTable, tablesWith } from './tables.ts';

/** The page's only key in local storage. */
export const SETTINGS_KEY = 'shoal-settings';

/** Fast bots and no sound. */
export const QUICK: Partial<PageSettings> = { speed: 'instant', volume: 0 };

/** Settings of a browser in which this table was set up. */
export const settingsFor = (table: TestedTable): Partial<PageSettings> => ({
  ...QUICK,
  tables: tablesWith(setupFor(table)),
});

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

export interface VisitOptions extends BrowserContextOptions {
  /** The stored settings; null for a first visit. */
  readonly settings?: Partial<PageSettings> | null;
  /** Whether the page may install its service worker, which most tests need not wait for. */
  readonly isOffline?: boolean;
}

/** A person with their own browser profile. */
export interface Visitor {
  readonly origin: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

export type Visit = (options?: VisitOptions) => Promise<Visitor>;

/** The address of the page, and a browser. */
export interface TestSite {
  readonly origin: string;
  readonly browser: Browser;
}

/** For tests that need more than visits; the caller must skip them without a browser. */
export const withVisits = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures it needs from the pattern
  .extend('site', { scope: 'file' }, async ({}): Promise<TestSite> => {
    return { origin: inject('testSite')?.origin ?? '', browser: await sharedBrowser() };
  })
  .extend('visit', async ({ site }, { onCleanup }): Promise<Visit> => {
    const guests: { readonly context: BrowserContext; readonly errors: PageErrors }[] = [];
    onCleanup(async () => {
      await Promise.all(guests.map(({ context }) => context.close()));
      const errors = guests.flatMap((guest) => guest.errors);
      if (errors.length > 0) throw new Error(errors.join('\n'));
    });
    return async (options = {}) => {
      const context = await site.browser.newContext(contextOptions(site, options));
      guests.push({ context, errors: collectErrors(context, site.origin) });
      return { origin: site.origin, context, page: await firstPage(context, options) };
    };
  });

/** A test in a real browser: each visit has a fresh profile, and any error in a page fails the test. */
export const test = withVisits.skipIf(CHROMIUM === null);

/** A test in a real browser that only `npm run check` runs. */
export const testInCheck = withVisits.skipIf(CHROMIUM === null || !IS_CHECK);

export async function firstPage(context: BrowserContext, { isOffline = false }: VisitOptions = {}): Promise<Page> {
  context.setDefaultTimeout(20_000);
  await context.addInitScript(observePage);
  await context.addInitScript(`globalThis.shoalReadTable = ${readTable}`);
  if (!isOffline) await context.addInitScript(refuseServiceWorkers);
  return context.pages()[0] ?? (await context.newPage());
}

/** Behaves like browsers that refuse service workers in private windows. */
function refuseServiceWorkers(): void {
  if (!('ServiceWorkerContainer' in globalThis)) return;
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
}

export function contextOptions({ origin }: Pick<OpenSite, 'origin'>, options: VisitOptions): BrowserContextOptions {
  const { settings = QUICK, isOffline: _, ...others } = options;
  const localStorage = settings === null ? [] : [{ name: SETTINGS_KEY, value: JSON.stringify(settings) }];
  return {
    ...{ viewport: DESKTOP, locale: 'en-GB' },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    ...others,
  };
}
