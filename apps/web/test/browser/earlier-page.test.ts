import { expect } from 'vitest';
import { BROWSER, EXPECTED, savedColumn } from '../../../../packages/table-ui/test/earlier-games.ts';
import { byMouse } from './input-methods.ts';
import { TablePage, targetsIn } from './table-page.ts';
import { test } from './visit.ts';

const waiting = Object.entries(EXPECTED.browser).filter(([, { isOver }]) => !isOver);

test('a browser that an earlier page was used in keeps its look, games in progress and finished games', async ({
  visit,
  site,
}) => {
  const { origin } = site;
  const { page } = await visit({ storageState: { cookies: [], origins: [{ origin, ...BROWSER }] } });
  await page.goto(origin);
  const links = page.locator('a[href^="#/table/"]');
  await links.first().waitFor();
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    theme: 'dark',
    suits: 'two',
  });
  const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace('#/table/', '')));
  expect(ids.sort()).toEqual(waiting.map(([id]) => id).sort());

  const [id] = waiting.find(([, { about }]) => about === 'against bots, with an undo') ?? [''];
  await page.locator(`a[href="#/table/${id}"]`).click();
  const table = new TablePage(page, 'go-fish');
  const left = await table.awaited();
  await byMouse(table, targetsIn(left)[0], left);
  expect((await table.awaited(left)).log).toEqual(expect.arrayContaining([...left.log]));

  await page.goto(`${origin}/#/games`);
  const finished = page.locator('a[href^="#/replay/"], a[href^="#/review/"]');
  await finished.first().waitFor();
  const shown = await finished.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  expect([...new Set(shown)].sort()).toEqual(savedColumn('finished', 'id').sort());
});
