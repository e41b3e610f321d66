import type { Card } from '@shoal/core';
import { DEFAULT_BOT, newDeal, planTable } from '@shoal/room';
import { defaultSetup } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shownIn } from './known-game.ts';
import { TablePage } from './table-page.ts';
import { QUICK, test, testInCheck } from './visit.ts';
import { words } from './words.ts';

const SEED = 'whelk';

/** The bot at each seat, or "person". */
const sittersAt = (page: Page): Promise<string[]> =>
  page
    .locator('section[aria-labelledby=players-title] li')
    .evaluateAll((seats) =>
      seats.map(
        (seat) => seat.querySelector('[type=range]')?.ariaValueText?.match(/\w+/)?.[0].toLowerCase() ?? 'person',
      ),
    );

const choosePreset = (page: Page, preset: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^${preset}`, 'i') }).check({ force: true });

test('the preset for people seats people, until somebody chooses a bot', async ({ visit }) => {
  const { page, origin } = await visit();
  await page.goto(`${origin}/#/setup/go-fish`);
  await choosePreset(page, 'classroom');
  expect(await sittersAt(page)).toEqual(['person', 'person']);
  await choosePreset(page, 'standard');
  expect(await sittersAt(page)).toEqual(['person', DEFAULT_BOT, DEFAULT_BOT]);
  await choosePreset(page, 'classroom');
  await page
    .getByRole('group', { name: words.setup.sitterAt(2) })
    .getByLabel(words.setup.bot)
    .check({ force: true });
  await page.getByRole('slider', { name: words.setup.strengthAt(2) }).fill('4');
  await choosePreset(page, 'classic');
  await choosePreset(page, 'classroom');
  expect(await sittersAt(page)).toEqual(['person', 'pike']);
});

testInCheck('the chosen shuffle deals the cards, and a link with its name deals them again', async ({ visit }) => {
  const { page, origin } = await visit({ settings: QUICK });
  await page.goto(`${origin}/#/setup/go-fish`);
  await page.getByText(words.setup.more, { exact: true }).click();
  await page.getByLabel(words.setup.seed, { exact: true }).fill(SEED);
  await page.getByRole('radio', { name: en.screen.shuffles['split-stacks'] }).check({ force: true });
  await page.getByRole('button', { name: words.setup.start, exact: true }).click();
  const table = new TablePage(page, 'go-fish');
  const chosen = await table.awaited();
  expect(shownIn(chosen).hand).toEqual(handDealtBy('split-stacks'));

  await page.goto(`${origin}/#/play/go-fish?seed=${SEED}`);
  const byDefault = await table.awaited(chosen);
  expect(shownIn(byDefault).hand).toEqual(handDealtBy('fisher-yates'));
  await page.goto(`${origin}/#/play/go-fish?seed=${SEED}&shuffle=split-stacks`);
  expect(shownIn(await table.awaited(byDefault)).hand).toEqual(handDealtBy('split-stacks'));
});

function handDealtBy(shuffle: 'fisher-yates' | 'split-stacks'): Card[] {
  const { game, preset, players } = defaultSetup('go-fish');
  const planned = planTable(game, preset, players.length);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const { hand } = newDeal(planned.plan, players, SEED, 0, shuffle).table.view(0);
  return [...hand].sort((one, other) => one - other);
}
