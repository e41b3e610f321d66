import { type BotName, rngFor } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { fillSeats } from '@shoal/room';
import { defaultSetup, NO_TIPS, type TableSetup, YOU } from '@shoal/table-ui';
import type { PageSettings } from '../../../src/page/page-settings.ts';
import { byMouse } from '../input-methods.ts';
import type { ShownTable } from '../shown-table.ts';
import { TablePage, targetsIn } from '../table-page.ts';
import { tablesWith } from '../tables.ts';
import { words } from '../words.ts';
import { PAGE_SIZES, type Scene, type SceneBrowser, TABLE_SIZES } from './scene.ts';

const MOST_DEALS = 12;

/** Settings under which the game is dealt with this many seats. */
function seated(game: GameId, seats: number, bot: BotName = 'minnow'): Partial<PageSettings> {
  return setUp({ ...defaultSetup(game), players: fillSeats([{ name: YOU, bot: null }], seats, bot) });
}

function setUp(setup: TableSetup): Partial<PageSettings> {
  return { tables: tablesWith(setup) };
}

/** Takes random actions until the table is as wanted, in the first of several deals that gets there. */
async function playedUntil(
  browser: SceneBrowser,
  game: GameId,
  isWanted: (state: ShownTable) => boolean,
): Promise<TablePage> {
  for (let deal = 0; deal < MOST_DEALS; deal += 1) {
    const seed = `picture ${deal}`;
    const table = await TablePage.deal(browser, game, seed);
    const rng = rngFor(seed, 'person in the picture');
    for (let state = await table.awaited(); ; state = await table.awaited(state)) {
      if (isWanted(state)) return table;
      if (state.is === 'end') break;
      const targets = targetsIn(state);
      await byMouse(table, targets[rng.below(targets.length)], state);
    }
  }
  throw new Error(`No deal of ${game} came to be as wanted`);
}

/** Whether nothing is chosen yet. */
const isFree = ({ is, hand, offers }: ShownTable): boolean =>
  is === 'choosing' && !hand.some(({ isPicked }) => isPicked) && !offers.some(({ suit }) => suit !== null);

const isRipe =
  (lines: number, cards: number) =>
  (state: ShownTable): boolean =>
    isFree(state) && state.log.length >= lines && state.hand.length >= cards;

const isWon = ({ end }: ShownTable): boolean => end?.title.startsWith('You') === true;
const isLost = (state: ShownTable): boolean => state.end !== null && !isWon(state);

/** Whether the stack is an eight. */
const isWild = ({ cards }: ShownTable['hand'][number]): boolean => cards.some((card) => card >> 2 === 7);

async function touchWild(browser: SceneBrowser): Promise<void> {
  const table = await playedUntil(browser, 'crazy-eights', (state) => isRipe(4, 4)(state) && state.hand.some(isWild));
  const { hand } = await table.read();
  await table.button({ type: 'stack', index: hand.findIndex(isWild) }).click();
}

async function touchIllegal(browser: SceneBrowser): Promise<void> {
  const table = await playedUntil(browser, 'crazy-eights', (state) => {
    const playable = state.hand.filter(({ isLegal }) => isLegal).length;
    return isRipe(4, 5)(state) && playable > 0 && playable < state.hand.length;
  });
  const { hand } = await table.read();
  await table.button({ type: 'stack', index: hand.findIndex(({ isLegal }) => !isLegal) }).click();
}

async function touchRank(browser: SceneBrowser): Promise<void> {
  const table = await playedUntil(browser, 'go-fish', isRipe(12, 5));
  await byMouse(table, { type: 'stack', index: 1 }, await table.read());
}

async function press(browser: SceneBrowser, game: GameId, key: string): Promise<void> {
  await playedUntil(browser, game, isRipe(8, 4));
  await browser.page.keyboard.press(key);
  await browser.page.locator('dialog[open]').waitFor();
}

async function askCoach(browser: SceneBrowser, game: GameId): Promise<void> {
  await playedUntil(browser, game, isRipe(8, 4));
  await browser.page.getByRole('button', { name: words.table.hint, exact: true }).click();
  await browser.page.locator('[data-hinted=true]').first().waitFor();
}

/** Tables that must look good at every size. */
export const TABLE_SCENES: readonly Scene[] = [
  {
    name: 'table-go-fish-first-turn',
    settings: { hadTips: NO_TIPS },
    reach: (browser: SceneBrowser) => playedUntil(browser, 'go-fish', isFree),
  },
  { name: 'table-go-fish-3-seats', reach: (browser: SceneBrowser) => playedUntil(browser, 'go-fish', isRipe(14, 5)) },
  { name: 'table-go-fish-rank-chosen', settings: seated('go-fish', 4), reach: touchRank },
  {
    name: 'table-go-fish-6-seats',
    settings: seated('go-fish', 6),
    reach: (browser: SceneBrowser) => playedUntil(browser, 'go-fish', isRipe(30, 4)),
  },
  {
    name: 'table-crazy-eights-3-seats',
    reach: (browser: SceneBrowser) => playedUntil(browser, 'crazy-eights', isRipe(6, 5)),
  },
  {
    name: 'table-crazy-eights-10-seats',
    settings: seated('crazy-eights', 10),
    reach: (browser: SceneBrowser) => playedUntil(browser, 'crazy-eights', isRipe(14, 4)),
  },
  { name: 'table-crazy-eights-suit-asked', reach: touchWild },
  {
    name: 'table-crazy-eights-suit-in-force',
    settings: seated('crazy-eights', 4),
    reach: (browser: SceneBrowser) =>
      playedUntil(browser, 'crazy-eights', (state) => isRipe(3, 4)(state) && state.suitInForce !== null),
  },
  { name: 'table-crazy-eights-refused', reach: touchIllegal },
  ...[2, 4, 8].map((seats) => ({
    name: `table-old-maid-${seats}-seats`,
    settings: seated('old-maid', seats),
    reach: (browser: SceneBrowser) => playedUntil(browser, 'old-maid', isRipe(2, 4)),
  })),
  {
    name: 'table-old-maid-secret',
    settings: setUp({ ...defaultSetup('old-maid'), preset: 'secret' }),
    reach: (browser: SceneBrowser) => playedUntil(browser, 'old-maid', isRipe(8, 4)),
  },
  {
    name: 'table-old-maid-taken',
    settings: seated('old-maid', 4),
    reach: (browser: SceneBrowser) =>
      playedUntil(
        browser,
        'old-maid',
        (state) => isRipe(8, 4)(state) && / old maid/.test(state.log.slice(-6).join(' ')),
      ),
  },
].map((scene) => ({ ...scene, sizes: TABLE_SIZES }));

/** Dialogs over a table, and screens in its place. */
export const ASIDE_SCENES: readonly Scene[] = [
  { name: 'table-hint-go-fish', reach: (browser: SceneBrowser) => askCoach(browser, 'go-fish') },
  { name: 'table-hint-crazy-eights', reach: (browser: SceneBrowser) => askCoach(browser, 'crazy-eights') },
  { name: 'table-log', reach: (browser: SceneBrowser) => press(browser, 'go-fish', 'l') },
  { name: 'table-rules', reach: (browser: SceneBrowser) => press(browser, 'crazy-eights', 'r') },
  { name: 'table-keys', reach: (browser: SceneBrowser) => press(browser, 'go-fish', '?') },
  { name: 'table-leave', reach: (browser: SceneBrowser) => press(browser, 'go-fish', 'Escape') },
  { name: 'table-menu', reach: openMenu },
  { name: 'end-won', reach: (browser: SceneBrowser) => playedUntil(browser, 'crazy-eights', isWon) },
  { name: 'end-lost', reach: (browser: SceneBrowser) => playedUntil(browser, 'go-fish', isLost) },
  { name: 'end-won-old-maid', reach: (browser: SceneBrowser) => playedUntil(browser, 'old-maid', isWon) },
  { name: 'end-lost-old-maid', reach: (browser: SceneBrowser) => playedUntil(browser, 'old-maid', isLost) },
].map((scene) => ({ ...scene, sizes: PAGE_SIZES }));

async function openMenu(browser: SceneBrowser): Promise<void> {
  await playedUntil(browser, 'go-fish', isRipe(8, 4));
  await browser.page.getByRole('button', { name: words.table.menu, exact: true }).click();
}
