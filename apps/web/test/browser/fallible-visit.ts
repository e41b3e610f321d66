import type { BrowserContext, Page } from 'playwright-core';
import { IS_CHECK } from '../../../../scripts/depth.mjs';
import { CHROMIUM } from '../chromium.ts';
import { type Faults, fallible, plant, type Threads } from './faults.ts';
import { collectErrors, type PageErrors } from './page-errors.ts';
import { openSite } from './site.ts';
import { contextOptions, firstPage, type VisitOptions, withVisits } from './visit.ts';

/** A visitor of a page in which faults can be planted. */
export interface FallibleVisitor {
  readonly origin: string;
  readonly page: Page;
  /** All errors that the page reported, for the test to judge. */
  readonly errors: PageErrors;
  /** Makes something fail from now on, or nothing; returns what happened to the bots' threads so far. */
  plant(faults: Faults): Promise<Threads>;
}

export interface FallibleVisit extends VisitOptions {
  /** Whether the host also sends the policy as a header. Otherwise only the page has it, and its workers have none. */
  readonly isPolicySent?: boolean;
}

const withFaults = withVisits
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures it needs from the pattern
  .extend('fallibleSites', { scope: 'file' }, async ({}, { onCleanup }) => {
    const [strict, lax] = await Promise.all([
      openSite({ change: fallible }),
      openSite({ change: (site) => fallible({ ...site, policy: '' }) }),
    ]);
    onCleanup(async () => void (await Promise.all([strict.close(), lax.close()])));
    return { strict, lax };
  })
  .extend('sit', async ({ site: { browser }, fallibleSites: { strict, lax } }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => void (await Promise.all(contexts.map((context) => context.close()))));
    return async ({ isPolicySent = true, ...options }: FallibleVisit = {}): Promise<FallibleVisitor> => {
      const { origin } = isPolicySent ? strict : lax;
      const context = await browser.newContext(contextOptions({ origin }, options));
      contexts.push(context);
      const errors = collectErrors(context, origin);
      const page = await firstPage(context, options);
      return { origin, page, errors, plant: (faults) => plant(page, faults) };
    };
  });

/** A test with planted faults that only `npm run check` runs. */
export const testInCheck = withFaults.skipIf(CHROMIUM === null || !IS_CHECK);
