import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { contextOptions, PHONE, test } from '../browser/visit.ts';

const SLOWDOWN = 4;
const GOAL_MS = 50;
/** Test machines are noisy, but noise does not take this long. */
const MOST_MS = 1.5 * GOAL_MS;
/** Noise only adds time: the smoothest of several deals measures the page itself. Each lasts for 20 actions and more. */
const SEEDS = ['smooth', 'silk', 'satin'];
const ACTIONS = 6;
const PATIENCE_MS = 60_000;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** In microseconds of wall time, and of processor time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

declare global {
  /** The person's actions since the deal. */
  var shoalActions: number;
}

test(
  'a deal on a slow phone drops no frame for long',
  async ({ site }) => {
    const settings = { speed: 'normal', volume: 0 } as const;
    const context = await site.browser.newContext(contextOptions(site, { settings, viewport: PHONE, hasTouch: true }));
    const page = await context.newPage();
    await page.addInitScript(playAlong);
    // One-time compilation does not count.
    await deal(page, site.origin, 'warm', 2);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const longest: number[] = [];
    for (const seed of SEEDS) {
      const trace = await traced(session);
      await deal(page, site.origin, seed, ACTIONS);
      const tasks = mainTasks(await trace());
      expect(tasks.length).toBeGreaterThan(50);
      longest.push(Math.max(...tasks));
      if (Math.min(...longest) <= GOAL_MS) break;
    }
    await context.close();
    console.log(
      `deals with the processor ${SLOWDOWN} times slower, the longest task of each: ${longest.map((ms) => ms.toFixed(1)).join(', ')} ms (goal ${GOAL_MS})`,
    );
    expect(Math.min(...longest)).toBeLessThan(MOST_MS);
  },
  (SEEDS.length + 1) * PATIENCE_MS,
);

/** Deals, and waits until the person has acted this many times. */
async function deal(page: Page, origin: string, seed: string, actions: number): Promise<void> {
  const address = `${origin}/#/play/crazy-eights?seed=${seed}`;
  if (page.url() === 'about:blank') await page.goto(address);
  else
    await page.evaluate((next) => {
      globalThis.shoalActions = 0;
      location.href = next;
    }, address);
  await page.waitForFunction((count) => globalThis.shoalActions >= count, actions, {
    polling: 500,
    timeout: PATIENCE_MS,
  });
}

/** Acts inside the page, so that only the page does work. */
function playAlong(): void {
  globalThis.shoalActions = 0;
  setInterval(() => {
    const button = document.querySelector<HTMLElement>('[data-stack][data-legal=true], fieldset button');
    if (button === null) return;
    button.click();
    globalThis.shoalActions += 1;
  }, 700);
}

async function traced(session: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}

/** The duration of each task on the page's main thread, in milliseconds. */
function mainTasks(events: readonly TraceEvent[]): number[] {
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  return events
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && mains.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
