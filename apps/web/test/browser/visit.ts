import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, test as plainTest } from 'vitest';
import { IS_CHECK } from '../../../../scripts/depth.mjs';
import type { PageSettings } from '../../src/page/page-settings.ts';
import { CHROMIUM, sharedBrowser } from '../chromium.ts';
import { look } from './sight.ts';
import type { OpenSite } from './site.ts';
import { setupFor, type TestedTable, tablesWith } from './tables.ts';
import { type Complaints, watch } from './watch.ts';
import { witness } from './witness.ts';

/** The only thing that the page keeps in the local storage. */
export const SETTINGS_KEY = 'shoal-settings';

/** Bots that do not dawdle, and silence. */
export const QUICK: Partial<PageSettings> = { speed: 'instant', volume: 0 };

/** What a browser remembers whose person has set up such a table. */
export const settingsFor = (table: TestedTable): Partial<PageSettings> => ({
  ...QUICK,
  tables: tablesWith(setupFor(table)),
});

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

export interface VisitOptions extends BrowserContextOptions {
  /** What the browser remembers from an earlier visit; null: nobody was ever here. */
  readonly settings?: Partial<PageSettings> | null;
  /** May the page keep its files for later? That is work which most tests need not wait for. */
  readonly isOffline?: boolean;
}

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly origin: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

export type Visit = (options?: VisitOptions) => Promise<Visitor>;

/** Where the page is served, and a browser to look at it. */
export interface TestSite {
  readonly origin: string;
  readonly browser: Browser;
}

/** For tests that need more than visits; those without a browser are to be skipped. */
export const withVisits = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('site', { scope: 'file' }, async ({}): Promise<TestSite> => {
    return { origin: inject('testSite')?.origin ?? '', browser: await sharedBrowser() };
  })
  .extend('visit', async ({ site }, { onCleanup }): Promise<Visit> => {
    const guests: { readonly context: BrowserContext; readonly complaints: Complaints }[] = [];
    onCleanup(async () => {
      await Promise.all(guests.map(({ context }) => context.close()));
      const complaints = guests.flatMap((guest) => guest.complaints);
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    });
    return async (options = {}) => {
      const context = await site.browser.newContext(contextOptions(site, options));
      guests.push({ context, complaints: watch(context, site.origin) });
      return { origin: site.origin, context, page: await firstPage(context, options) };
    };
  });

/** A test in a real browser: each visit is a fresh profile, and any complaint of a page fails the test. */
export const test = withVisits.skipIf(CHROMIUM === null);

/** One that `npm test` leaves to `npm run check`. */
export const testInCheck = withVisits.skipIf(CHROMIUM === null || !IS_CHECK);

export async function firstPage(context: BrowserContext, { isOffline = false }: VisitOptions = {}): Promise<Page> {
  context.setDefaultTimeout(20_000);
  await context.addInitScript(witness);
  await context.addInitScript(`globalThis.shoalLook = ${look}`);
  if (!isOffline) await context.addInitScript(refuseServiceWorkers);
  return context.pages()[0] ?? (await context.newPage());
}

/** As some browsers do in private windows. */
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
