import { GAME_IDS, type GameId } from '@shoal/games';
import { en } from '@shoal/table-ui/en';
import { expect } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { storageOfPage } from './browser-storage.ts';
import { byMouse } from './input-methods.ts';
import { playOn } from './play-on.ts';
import { TablePage } from './table-page.ts';
import { SETTINGS_KEY, test, testInCheck, type Visitor } from './visit.ts';
import { words } from './words.ts';

const nameOf = (id: GameId): string => en.games[id].name;

/** Screens without prerequisites, with the beginning of their titles. */
const SCREENS: readonly (readonly [hash: string, title: string])[] = [
  ['#/', words.home.title(GAME_IDS.map(nameOf))],
  ...GAME_IDS.map((id) => [`#/setup/${id}`, words.setup.tabTitle(nameOf(id))] as const),
  ...GAME_IDS.map((id) => [`#/rules/${id}/standard`, words.rules.tabTitle(nameOf(id))] as const),
  ['#/games', words.games.tabTitle],
  ['#/statistics', words.statistics.tabTitle],
  ['#/check', words.replay.check.tabTitle],
];

/** The setup of each game, where words and rules of two games must never mix; in a check, all screens. */
const TOURED = atDepth({ test: SCREENS.filter(([hash]) => hash.startsWith('#/setup')), check: SCREENS });

test('every screen leads to every other', async ({ visit }) => {
  const { page, origin } = await visit();
  await page.goto(origin);
  for (const [hash, title] of tour(TOURED)) {
    const before = await page.title();
    await page.evaluate((address) => location.assign(address), hash);
    await page
      .waitForFunction((wanted) => document.title === wanted, title, { timeout: 30_000 })
      .catch(() => {
        throw new Error(`${hash} is not shown after “${before}”`);
      });
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
});

/** A tour in which every screen follows every other. */
const tour = <T>(all: readonly T[]): T[] =>
  all.flatMap((one, index) => [one, ...all.slice(index + 1).flatMap((other) => [other, one])]);

test('an option that does not go with the others is refused in the words of its game', async ({ visit }) => {
  const { page, origin } = await visit();
  await page.goto(`${origin}/#/setup/crazy-eights`);
  const skip = page.locator('[data-option=skip]');
  await page.locator('details', { has: skip }).locator('summary').click();
  await skip.locator('select').selectOption('8');
  const told = 'The options "wild" and "skip" are both 8: give them different ranks.';
  expect(await skip.getByRole('alert').innerText()).toBe(told);
  expect(await skip.locator('select').inputValue()).toBe('none');
});

testInCheck(
  'a visit to every screen leaves nothing behind but settings, games and the page itself',
  async ({ visit }) => {
    const visitor = await visit({ isOffline: true });
    const { page, context, origin } = visitor;
    const asked = new Set<string>();
    context.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto(origin);
    await changeSomething(visitor);
    await playOn(await TablePage.deal(visitor, 'crazy-eights', 'ling'), byMouse, 'ling');
    await page.getByRole('link', { name: words.end.review, exact: true }).click();
    await page.waitForURL(/#\/review\//);
    await page.goto(page.url().replace('review', 'replay'));
    await page.getByRole('button', { name: words.replay.verify, exact: true }).click();
    await page.getByText(words.replay.verified).waitFor();
    for (const [hash] of [...SCREENS, ['#/daily']]) await page.goto(`${origin}/${hash}`);
    await new TablePage(page, 'go-fish').hand.waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);

    const kept = { ...(await storageOfPage(page)), cookies: (await context.cookies()).length, origins: [...asked] };
    console.log(`BrowserStorage after a visit to every screen: ${JSON.stringify(kept)}`);
    expect(kept).toEqual({
      ...{ localStorage: [SETTINGS_KEY], sessionStorage: [], databases: ['shoal'], cookies: 0, origins: [origin] },
      caches: [expect.stringMatching(/^shoal-/)],
    });
  },
);

async function changeSomething({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: words.settings.title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.settings.title });
  await dialog.getByRole('radio', { name: words.settings.themes.dark, exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: words.common.close }).click();
}
