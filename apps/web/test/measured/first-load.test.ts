import { expect } from 'vitest';
import { PHONE, test } from '../browser/visit.ts';
import { sharedBrowser } from '../chromium.ts';
import { openSlowLine } from './slow-line.ts';

/** 1.6 Mbit/s, with 150 ms latency. */
const SLOW = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };

const MOST_BYTES = 150_000;
const GOAL_MS = 1500;
/** Noise only adds time: the fastest of several visits measures the page itself. */
const MOST_VISITS = 10;

interface Moment {
  readonly ms: number;
  readonly bytes: number;
}

/** Measures a first visit, from the first request until something usable is painted. */
async function visited(origin: string, route: string, selector: string): Promise<Moment> {
  const line = await openSlowLine(Number(new URL(origin).port), SLOW);
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFor, selector);
    await page.goto(`http://127.0.0.1:${line.port}/${route}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.shoalUsableMs !== undefined);
    const ms = await page.evaluate(() => Math.round(globalThis.shoalUsableMs ?? 0));
    return { ms, bytes: line.received() };
  } finally {
    await context.close();
    await line.close();
  }
}

/** Repeats visits until one is fast enough. */
async function quickest(origin: string, route: string, selector: string): Promise<Moment> {
  let best = await visited(origin, route, selector);
  for (let visits = 1; visits < MOST_VISITS && best.ms > GOAL_MS; visits += 1) {
    const next = await visited(origin, route, selector);
    if (next.ms < best.ms) best = next;
  }
  return best;
}

test('a new visitor on a slow line can touch the first page soon', async ({ site }) => {
  const { ms, bytes } = await quickest(site.origin, '', 'article a');
  console.log(`first page on a slow line: can be touched after ${ms} ms (goal ${GOAL_MS}), ${bytes} bytes so far`);
  expect(ms).toBeLessThanOrEqual(GOAL_MS);
});

test('a new visitor on a slow line has cards after one small load', async ({ site }) => {
  const selector = '[data-stack][data-legal=true], fieldset button';
  const { ms, bytes } = await quickest(site.origin, '#/play/crazy-eights?seed=7', selector);
  console.log(`first table on a slow line: can be played at after ${ms} ms (goal ${GOAL_MS}), ${bytes} bytes in all`);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(ms).toBeLessThanOrEqual(GOAL_MS);
});

declare global {
  /** When the first usable thing had been painted, in milliseconds after the first request. */
  var shoalUsableMs: number | undefined;
}

/** Looks at every frame, in the page: a test that asks from outside hears of it up to half a second later. */
function watchFor(selector: string): void {
  const look = (): void => {
    const isThere = document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true;
    requestAnimationFrame(isThere ? note : look);
  };
  const note = (): void => {
    globalThis.shoalUsableMs = performance.now();
  };
  requestAnimationFrame(look);
}
