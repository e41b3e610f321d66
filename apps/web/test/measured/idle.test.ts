import { GAME_IDS } from '@shoal/games';
import type { CDPSession } from 'playwright-core';
import { expect } from 'vitest';
import { sharedGuest } from '../browser/shared-guest.ts';
import { atTheStock, inTheMiddle, sitDown } from '../browser/table-states.ts';
import { test } from '../browser/visit.ts';

const IDLE_MS = 10_000;
const GOAL = 0.01;
/** Long enough for everything that calls for attention to come to rest. */
const REST_MS = 6000;

const TABLES = [atTheStock('go-fish'), atTheStock('crazy-eights'), ...GAME_IDS.map((game) => inTheMiddle(game, 3))];
const guestAt = sharedGuest({ settings: { speed: 'normal', volume: 0 }, tables: TABLES }, {});

test.for(TABLES)('the idle table $id costs next to nothing', { timeout: 60_000 }, async (table, { site }) => {
  const { page, origin } = await guestAt(site);
  await sitDown(page, origin, table);
  await page.waitForTimeout(REST_MS);
  const session = await site.browser.newBrowserCDPSession();
  const before = await cpuSeconds(session);
  await page.waitForTimeout(IDLE_MS);
  const share = ((await cpuSeconds(session)) - before) / (IDLE_MS / 1000);
  await session.detach();
  console.log(`idle at ${table.id}: ${(share * 100).toFixed(2)} % of a core (goal ${GOAL * 100} %)`);
  expect(share).toBeLessThan(GOAL);
});

/** The processor time of all pages and of what draws them. */
async function cpuSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer' || type === 'GPU')
    .reduce((total, { cpuTime }) => total + cpuTime, 0);
}
