import type { CDPSession } from 'playwright-core';
import { expect } from 'vitest';
import { TablePage } from './table-page.ts';
import { PHONE, test } from './visit.ts';

const SLOWDOWN = 4;
const MOST_MS = 50;
const ACTIONS = 6;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

test('a deal on a slow phone drops no frame for long', async ({ visit }) => {
  const visitor = await visit({ settings: { speed: 'normal', volume: 0 }, viewport: PHONE, hasTouch: true });
  const { page, context } = visitor;
  // What is compiled once is no matter of the deal.
  const warm = await TablePage.deal(visitor, 'crazy-eights', 'warm');
  await warm.awaited();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const trace = await traced(session);
  const table = await TablePage.deal(visitor, 'crazy-eights', 'smooth');
  for (let action = 0; action < ACTIONS; action++) {
    await table.awaited();
    await page.locator('[data-stack][data-legal=true], fieldset button').first().tap();
    await page.waitForTimeout(300);
  }
  const tasks = mainTasks(await trace());
  const longest = Math.max(...tasks);
  const long = tasks.filter((ms) => ms > MOST_MS).length;
  console.log(
    `a deal with the processor ${SLOWDOWN} times slower: ${tasks.length} tasks of the page, the longest ${longest.toFixed(1)} ms, ${long} over ${MOST_MS} ms`,
  );
  expect(tasks.length).toBeGreaterThan(50);
});

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

/** How long each task of the page's main thread took, in milliseconds. */
function mainTasks(events: readonly TraceEvent[]): number[] {
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  return events
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && mains.has(threadOf(event)))
    .map(({ dur = 0 }) => dur / 1000);
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
