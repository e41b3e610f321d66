import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../build/chromium.ts';
import { courtArt } from '../../build/court-art.ts';

const SITE = 'http://gallery.test';
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'";
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

let browser: Browser;
let page: Page;
let faults: string[];

beforeAll(async () => {
  const [opened, files] = await Promise.all([launchChromium(), builtGallery()]);
  browser = opened;
  page = await browser.newPage();
  faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.route('**', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const body = files.get(path);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = TYPES[path.split('.').at(-1) ?? ''];
    return route.fulfill({ body, contentType, headers: { 'Content-Security-Policy': POLICY } });
  });
  await page.goto(`${SITE}/gallery.html`, { waitUntil: 'networkidle' });
});
afterAll(() => browser?.close());

test('all cards are drawn under a policy that allows nothing inline', async () => {
  expect(await page.locator('[data-card]').count()).toBe(3 * 52);
  expect(faults).toEqual([]);
});

test('a small card is four nodes, a medium one seven, and a large one at most sixteen', async () => {
  const most = await page.evaluate(() =>
    ['small', 'medium', 'large'].map((detail) => {
      const cards = [...document.querySelectorAll(`[data-detail=${detail}] [data-card]`)];
      return Math.max(...cards.map((card) => card.querySelectorAll('*').length));
    }),
  );
  expect(most).toEqual([4, 7, 16]);
});

test('every suit is found in the sprite and is drawn', async () => {
  const empty = await page.evaluate(
    () => [...document.querySelectorAll('use')].filter((use) => use.getBoundingClientRect().width < 5).length,
  );
  expect(empty).toBe(0);
});

test('court pictures are loaded for large cards and for no others', async () => {
  const pictures = await page.evaluate(() =>
    [...document.images].map((picture) => ({
      isDrawn: picture.naturalWidth > 0,
      detail: picture.closest('section')?.dataset['detail'],
    })),
  );
  expect(pictures).toEqual(Array.from({ length: 12 }, () => ({ isDrawn: true, detail: 'large' })));
});

test('nothing that is drawn leaves its card', async () => {
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('[data-card]')].flatMap((card) => {
      const box = card.getBoundingClientRect();
      const marks = [...card.querySelectorAll('text, use, img')].map((mark) => mark.getBoundingClientRect());
      const isOut = marks.some(({ left, right }) => left < box.left || right > box.right);
      return isOut ? [card.getAttribute('data-card')] : [];
    }),
  );
  expect(outside).toEqual([]);
});

test('cards and signs say nothing to those who listen', async () => {
  expect((await page.locator('body').ariaSnapshot()).replaceAll('- paragraph', '').trim()).toBe('');
});

async function builtGallery(): Promise<ReadonlyMap<string, Buffer>> {
  const root = fileURLToPath(new URL('test', import.meta.url));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    base: './',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [courtArt()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: `${root}/gallery.html` } },
  });
  const outputs = 'output' in result ? result.output : [];
  return new Map(
    outputs.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)] as const),
  );
}
