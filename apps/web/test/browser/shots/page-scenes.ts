import { GAME_IDS } from '@shoal/games';
import { fillSeats } from '@shoal/room';
import { defaultSetup, presetsOf } from '@shoal/table-ui';
import type { PageSettings } from '../../../src/page/page-settings.ts';
import { byMouse } from '../input-methods.ts';
import { TablePage, targetsIn } from '../table-page.ts';
import { tablesWith } from '../tables.ts';
import { words } from '../words.ts';
import { PAGE_SIZES, type Scene, type SceneBrowser } from './scene.ts';

/** Opens an address and waits for its heading. */
const at =
  (hash: string, awaited?: string) =>
  async ({ page, origin }: SceneBrowser): Promise<void> => {
    await page.goto(`${origin}/${hash}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (awaited !== undefined) await page.locator(awaited).first().waitFor();
  };

async function leaveTables(browser: SceneBrowser): Promise<void> {
  const { page, origin } = browser;
  for (const [game, seed] of [
    ['crazy-eights', 'left'],
    ['go-fish', 'left too'],
  ] as const) {
    const table = await TablePage.deal(browser, game, seed);
    const state = await table.awaited();
    await byMouse(table, targetsIn(state)[0], state);
    await table.awaited(state);
  }
  await page.goto(`${origin}/#/daily`);
  await new TablePage(page, 'go-fish').awaited();
  await page.goto(`${origin}/#/`);
  await page.locator('#saved-title').waitFor();
}

async function openSettings(browser: SceneBrowser): Promise<void> {
  await at('#/')(browser);
  await browser.page.getByRole('button', { name: words.settings.title, exact: true }).click();
  await browser.page.getByRole('dialog').waitFor();
}

async function unfoldSetup(browser: SceneBrowser): Promise<void> {
  await at('#/setup/crazy-eights')(browser);
  for (const summary of await browser.page.locator('main details > summary').all()) await summary.click();
}

async function checkRecord(browser: SceneBrowser): Promise<void> {
  await at('#/check')(browser);
  await browser.page.getByLabel(words.replay.check.choose).setInputFiles(browser.recordFile);
  await browser.page.getByText(words.replay.check.allRight(1)).waitFor();
}

async function replayHalf(browser: SceneBrowser): Promise<void> {
  await at(browser.past('replay'), '[type=range]')(browser);
  for (let step = 0; step < 9; step += 1) {
    await browser.page.getByRole('button', { name: words.replay.next, exact: true }).click();
  }
}

const reviewed = async (browser: SceneBrowser): Promise<void> =>
  at(browser.past('review'), 'main [type=range]')(browser);

async function playDaily({ page, origin }: SceneBrowser): Promise<void> {
  await page.goto(`${origin}/#/daily`);
  await new TablePage(page, 'go-fish').awaited();
}

/** Two people and a bot who share a device. */
const SHARED: Partial<PageSettings> = {
  tables: tablesWith({
    ...defaultSetup('go-fish'),
    players: fillSeats(
      ['Ann', 'Ben'].map((name) => ({ name, bot: null })),
      3,
      'minnow',
    ),
  }),
};

async function dealShared(browser: SceneBrowser): Promise<TablePage> {
  const table = await TablePage.deal(browser, 'go-fish', 'shared');
  await browser.page.getByRole('heading', { level: 1 }).waitFor();
  return table;
}

/** Plays the first person's turn and hides the cards, so that the next person gets the recap. */
async function passOn(browser: SceneBrowser): Promise<void> {
  const table = await dealShared(browser);
  const { page } = browser;
  await page.getByRole('button', { name: words.table.iAm('Ann') }).click();
  await page.getByRole('button', { name: words.table.showCards }).click();
  const hide = page.getByRole('button', { name: words.table.hide });
  let state = await table.awaited();
  for (;;) {
    await byMouse(table, targetsIn(state)[0], state);
    await page.waitForTimeout(300);
    if (await hide.isVisible()) return;
    state = await table.awaited(state);
  }
}

async function recapFor(browser: SceneBrowser): Promise<void> {
  await passOn(browser);
  await browser.page.getByRole('button', { name: words.table.hide }).click();
  await browser.page.getByRole('button', { name: words.table.iAm('Ben') }).click();
  await browser.page.getByRole('button', { name: words.table.showCards }).waitFor();
}

/** All screens except tables. */
export const PAGE_SCENES: readonly Scene[] = [
  { name: 'home-new', reach: at('#/') },
  { name: 'home-saved-games', reach: leaveTables, isWhole: true },
  { name: 'setup-go-fish', reach: at('#/setup/go-fish') },
  { name: 'setup-pass-and-play', reach: at('#/setup/go-fish?people=2'), isWhole: true },
  { name: 'setup-crazy-eights-unfolded', reach: unfoldSetup, isWhole: true },
  { name: 'settings', reach: openSettings },
  ...GAME_IDS.map((game) => ({
    name: `rules-${game}`,
    reach: at(`#/rules/${game}/${presetsOf(game).at(-1)}`),
    isWhole: true,
  })),
  { name: 'curtain', settings: SHARED, reach: dealShared },
  { name: 'curtain-turn-over', settings: SHARED, reach: passOn },
  { name: 'recap', settings: SHARED, reach: recapFor },
  { name: 'daily', reach: playDaily },
  { name: 'review', hasPast: true, isWhole: true, reach: reviewed },
  { name: 'replay', hasPast: true, reach: replayHalf },
  { name: 'check-new', reach: at('#/check') },
  { name: 'check-right', reach: checkRecord },
  { name: 'statistics-new', reach: at('#/statistics') },
  { name: 'statistics', hasPast: true, isWhole: true, reach: at('#/statistics', 'main svg path') },
  { name: 'games-new', reach: at('#/games') },
  { name: 'games', hasPast: true, reach: at('#/games', 'h2') },
  { name: 'lost-table', reach: at('#/table/nowhere') },
].map((scene) => ({ ...scene, sizes: PAGE_SIZES }));
