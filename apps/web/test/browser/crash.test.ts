import { type Rng, rngFor } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { IS_LONG } from '../../../../scripts/depth.mjs';
import { byMouse } from './input-methods.ts';
import { PersistentBrowser } from './persistent-browser.ts';
import { playOn } from './play-on.ts';
import { TablePage } from './table-page.ts';
import { testInCheck } from './visit.ts';

const KILLS = IS_LONG ? 200 : 6;
const MOST_STROKES = 6;
const LONGEST_WAIT_MS = 120;
const SEED = `${Date.now()}`;

/** The page at the moment when its browser was killed. */
interface Seen {
  readonly game: GameId;
  readonly address: string;
  readonly log: readonly string[];
  readonly isEnd: boolean;
}

testInCheck(
  `what was on the page before its browser is killed is there afterwards (seed ${SEED})`,
  async ({ site }) => {
    const rng = rngFor(SEED, 'kills');
    const browser = new PersistentBrowser(site.origin);
    let [deals, lines] = [0, 0];
    const dealt = (page: Page): Promise<TablePage> => {
      deals += 1;
      return TablePage.deal({ page, origin: site.origin }, GAME_IDS[deals % GAME_IDS.length], `${SEED} ${deals}`);
    };
    try {
      let seen: Seen | null = null;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const page = await browser.start();
        const table: TablePage = seen === null ? await dealt(page) : await expectBack(page, seen);
        seen = await playABit(seen?.isEnd ? await dealt(page) : table, rng);
        lines += seen.log.length;
        await browser.kill();
      }
      if (seen !== null) await expectBack(await browser.start(), seen);
    } finally {
      await browser.remove();
    }
    console.log(`${KILLS} kills in ${deals} deals: all of ${lines} lines that were seen came back`);
  },
);

async function expectBack(page: Page, { game, address, log }: Seen): Promise<TablePage> {
  await page.goto(address);
  const table = new TablePage(page, game);
  expect((await table.awaited()).log.join('\n')).toContain(log.join('\n'));
  return table;
}

/** Plays a few strokes, waits a random moment, and returns what the page shows. */
async function playABit(table: TablePage, rng: Rng): Promise<Seen> {
  let strokes = rng.below(MOST_STROKES);
  await playOn(table, byMouse, `${SEED} ${rng.below(1000)}`, () => strokes-- <= 0);
  await new Promise((resolve) => setTimeout(resolve, rng.below(LONGEST_WAIT_MS)));
  const { log, is } = await table.read();
  return { game: table.game, address: table.page.url(), log, isEnd: is === 'end' };
}
