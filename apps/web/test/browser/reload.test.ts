import { GAME_IDS } from '@shoal/games';
import { describe, expect } from 'vitest';
import { atDepth, fewOf } from '../../../../scripts/depth.mjs';
import { byMouse } from './input-methods.ts';
import { type InputMethod, playOn } from './play-on.ts';
import type { ShownTable } from './shown-table.ts';
import { TablePage, targetsIn } from './table-page.ts';
import { test, testInCheck } from './visit.ts';

const SECOND_MS = 1000;
/** Enough for every kind of action; the long version plays to the end. */
const RELOADS = atDepth({ test: 1, check: 6, long: Number.POSITIVE_INFINITY });
const SEED = 'mullet';

/** The part that must survive a reload: everything except unfinished choices and the marks of new cards. */
const lasting = ({
  is,
  heading,
  prompt,
  hand,
  places,
  seats,
  stock,
  upCard,
  suitInForce,
  log,
  offers,
  end,
}: ShownTable) => ({
  ...{ is, heading, prompt, places, seats, stock, upCard, suitInForce, log, offers, end },
  hand: hand.map(({ cards, isLegal }) => ({ cards, isLegal })),
});

const isHalfChosen = ({ hand, offers }: ShownTable): boolean =>
  hand.some(({ isPicked }) => isPicked) || offers.some(({ suit }) => suit !== null);

describe('what happens to the page', () => {
  test.for(fewOf(1, GAME_IDS))('the table of %s comes back as it was after every action', async (game, { visit }) => {
    const table = await TablePage.deal(await visit(), game, SEED);
    const times: number[] = [];
    const reloadFirst: InputMethod = async (_, target, state) => {
      if (!isHalfChosen(state)) {
        times.push(await reloaded(table));
        expect(lasting(await table.awaited())).toEqual(lasting(state));
      }
      return byMouse(table, target, state);
    };
    const { end } = await playOn(table, reloadFirst, SEED, () => times.length >= RELOADS);
    times.push(await reloaded(table));
    expect((await table.awaited()).end).toEqual(end.end);
    const [median, most] = [0.5, 0.95].map((share) => Math.round(quantile(times, share)));
    console.log(`${game}: back at the table after ${times.length} reloads in ${median} ms (p95 ${most} ms)`);
    // A busy machine only adds time.
    expect(Math.min(...times)).toBeLessThan(SECOND_MS);
  });

  testInCheck('the table comes back as it was after the page crashed while bots were acting', async ({ visit }) => {
    const visitor = await visit();
    const { context } = visitor;
    const table = await TablePage.deal(visitor, 'crazy-eights', 'crash 2');
    const before = await table.awaited();
    await byMouse(table, targetsIn(before)[0], before);
    const seen = await acknowledged(table, before);
    const devTools = await context.newCDPSession(table.page);
    const gone = table.page.waitForEvent('crash');
    devTools.send('Page.crash').catch(() => undefined);
    await gone;
    const again = new TablePage(await context.newPage(), 'crazy-eights');
    await again.page.goto(table.page.url());
    expect((await again.awaited()).log.join('\n')).toContain(seen.log.join('\n'));
  });
});

/** Reloads and returns how long it took until the table was visible again. */
async function reloaded({ page }: TablePage): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.shoalObservations.tableMs !== null);
  return (await page.evaluate(() => globalThis.shoalObservations.tableMs)) ?? 0;
}

/** The first state of the table that shows the action, even if others act meanwhile. */
async function acknowledged({ page }: TablePage, { log }: ShownTable): Promise<ShownTable> {
  await page.waitForFunction((known) => globalThis.shoalReadTable().log.length > known, log.length);
  return page.evaluate(() => globalThis.shoalReadTable());
}

/** The value that a share such as 0.95 of all values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
