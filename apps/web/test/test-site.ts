import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { openSite } from './browser/site.ts';
import { CHROMIUM, launchOptions, NOWHERE_ELSE } from './chromium.ts';

/** The addresses of the page and of the browser. */
export interface TestSiteAddress {
  readonly origin: string;
  readonly browser: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Null without a browser. */
    readonly testSite: TestSiteAddress | null;
  }
}

/** Builds and serves the page, and starts one browser, for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (CHROMIUM === null) {
    project.provide('testSite', null);
    return async () => undefined;
  }
  const [site, browser] = await Promise.all([openSite(), chromium.launchServer(launchOptions(...NOWHERE_ELSE))]);
  project.provide('testSite', { origin: site.origin, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await site.close();
  };
}
