import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { IS_CHECK } from '../../../scripts/depth.mjs';
import type { Site } from '../../server/src/http/site.ts';
import { CHROMIUM, INSECURE_HOST, sharedBrowser } from './chromium.ts';
import { SiteHost } from './site-host.ts';
import { inFolder, tinySite, together } from './tiny-site.ts';

let browser: Browser;
let context: BrowserContext;
let host: SiteHost;
let first: Site;
let second: Site;
/** Errors of all pages, as a developer would see them. */
let errors: string[];

describe.skipIf(CHROMIUM === null)('the service worker', () => {
  beforeAll(async () => {
    // As in the build: the page has no code for developers.
    vi.stubEnv('NODE_ENV', 'production');
    [first, second, browser] = await Promise.all([tinySite('first'), tinySite('second'), sharedBrowser()]);
    vi.unstubAllEnvs();
  });

  beforeEach(async () => {
    errors = [];
    context = await browser.newContext();
    context.setDefaultTimeout(30_000);
    host = new SiteHost(first);
    await host.start();
  });
  afterEach(async () => {
    await context.close();
    host.stop();
  });

  test('makes a page that was opened once work without its host, down to what was never asked for', async () => {
    const page = await opened();
    host.stop();
    await page.reload();
    expect(await editionOf(page)).toBe('first');
    expect(await answerTo(page, 'lazy')).toBe('lazy of first');
    expect(await answerTo(page, 'worker')).toBe('worker of first');
    const another = await shown(`${host.url}?from=home#/rules`);
    expect(await editionOf(another)).toBe('first');
    expect(errors).toEqual([]);
  });

  test.runIf(IS_CHECK)('leaves alone what is not part of the page', async () => {
    const page = await opened();
    host.asked.length = 0;
    await page.evaluate(async () => {
      await fetch('nothing.txt');
      await fetch('same.txt', { method: 'POST' });
      await fetch('same.txt?today');
      await fetch('same.txt');
    });
    expect(host.asked).toEqual(['/nothing.txt', '/same.txt', '/same.txt?today']);
    expect((await context.newPage().then((tab) => tab.goto(`${host.url}nothing`)))?.status()).toBe(404);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
    });
    expect(kept.flat().toSorted()).toEqual(partsOf(first).map((name) => host.url + name));
  });

  test.runIf(IS_CHECK)(
    'waits with a new version while a page of the old one is open, which lacks nothing',
    async () => {
      const page = await opened();
      host.show(second);
      await lookForUpdate(page);
      await page.locator('#reload').waitFor();
      expect(host.asked.toSorted()).toEqual(
        ['service-worker.js', ...changedParts()].map((name) => `/${name}`).toSorted(),
      );
      expect(await editionOf(page)).toBe('first');
      expect(await answerTo(page, 'lazy')).toBe('lazy of first');
      expect(await answerTo(page, 'worker')).toBe('worker of first');
      await page.reload();
      expect(await editionOf(page)).toBe('first');
    },
  );

  test.runIf(IS_CHECK)(
    'changes over for all windows when one asks for it, and keeps nothing of the old version',
    async () => {
      const [page, other] = [await opened(), await opened()];
      host.show(second);
      await lookForUpdate(page);
      await page.locator('#reload').click();
      await page.locator('h1', { hasText: 'second' }).waitFor();
      expect(await editionOf(other)).toBe('first');
      host.stop();
      await other.locator('#reload').click();
      await other.locator('h1', { hasText: 'second' }).waitFor();
      expect(await answerTo(other, 'lazy')).toBe('lazy of second');
      expect(await other.evaluate(() => caches.keys())).toHaveLength(1);
      expect(errors).toEqual([]);
    },
  );

  test.runIf(IS_CHECK)('changes over by itself once every page of the old version is closed', async () => {
    const page = await opened();
    host.show(second);
    await lookForUpdate(page);
    await page.locator('#reload').waitFor();
    await page.close();
    expect(await editionOf(await shown(host.url))).toBe('second');
  });

  test.runIf(IS_CHECK)('never takes a half-uploaded version', async () => {
    const page = await opened();
    const files = new Map(second.files);
    const old = first.files.get('other.txt');
    if (old !== undefined) files.set('other.txt', old);
    host.show({ ...second, files });
    await lookForUpdate(page);
    await vi.waitUntil(() => host.asked.includes('/other.txt'), { timeout: 30_000 });
    host.stop();
    await page.reload();
    expect(await editionOf(page)).toBe('first');
    expect(await page.locator('#reload').isVisible()).toBe(false);
  });

  test.runIf(IS_CHECK)('works in any folder of a host, beside another site that it leaves alone', async () => {
    host.show(together(inFolder('games/shoal', first), inFolder('games/shoal-next', second)));
    const page = await opened('games/shoal/');
    const next = await opened('games/shoal-next/');
    expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
    host.stop();
    await Promise.all([page.reload(), next.reload()]);
    expect([await editionOf(page), await editionOf(next)]).toEqual(['first', 'second']);
  });

  test('is left out where the address is not secure, and the page works all the same', async () => {
    const page = await shown(`http://${INSECURE_HOST}:${host.port}/`);
    expect(await answerTo(page, 'worker')).toBe('worker of first');
    expect(host.asked).not.toContain('/service-worker.js');
    expect(errors.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
  });
});

/** The files of a site that a worker must cache. */
const partsOf = ({ files }: Site): string[] =>
  [...files.keys()].filter((name) => !/\.map$|^service-worker\.js$/.test(name)).toSorted();

/** The files that an update must fetch. */
function changedParts(): string[] {
  const isChanged = (name: string) => first.files.get(name)?.hash !== second.files.get(name)?.hash;
  expect(partsOf(second).filter(isChanged)).not.toContain('same.txt');
  return partsOf(second).filter(isChanged);
}

async function shown(url: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  await page.goto(url);
  return page;
}

/** Does what the browser does some seconds after a page is opened. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** A page that no longer needs its host. */
async function opened(folder = ''): Promise<Page> {
  const page = await shown(host.url + folder);
  await page.locator('body.offline-ready').waitFor();
  return page;
}

const editionOf = (page: Page): Promise<string> => page.locator('h1').innerText();

async function answerTo(page: Page, button: 'lazy' | 'worker'): Promise<string> {
  await page.locator(`#${button}`).click();
  await page.locator('output', { hasText: /./ }).waitFor();
  const answer = await page.locator('output').innerText();
  await page.locator('output').evaluate((output) => output.replaceChildren());
  return answer;
}
