import { writeRecord } from '@shoal/core';
import type { Catalogue } from '@shoal/table-ui';
import type { Locator, Page } from 'playwright-core';
import { finishedGame, keptTable } from './kept-tables.ts';
import { TablePage } from './table-page.ts';
import { atTheEnd, inTheMiddle, sitDown, type TableState, withRankChosen, withSuitAsked } from './table-states.ts';

/** A screen in some state, and how to come there. */
export interface ScreenState {
  readonly name: string;
  /** The way there, and what must be there before it is looked at. */
  readonly reach: (guest: Guest) => Promise<unknown>;
}

/** Somebody at a page in some language. */
export interface Guest {
  readonly page: Page;
  readonly origin: string;
  readonly words: Catalogue;
}

const MIDDLE = inTheMiddle('go-fish', 4);
const EIGHTS = inTheMiddle('crazy-eights', 4);
const RANK = withRankChosen(4);
const SUIT = withSuitAsked(4);
const END = atTheEnd('go-fish', 4);
/** Whoever leaves a table that is over cannot come back to it. */
const OTHER_END = atTheEnd('crazy-eights', 4);
const PASS: TableState = {
  ...keptTable(
    { id: 'pass', game: 'go-fish', seats: 3, people: ['Ann', 'Ben'], seed: 'pass' },
    ({ deal: { table } }) => {
      return table.turn === 1 && table.log(null).length > 8;
    },
  ),
  game: 'go-fish',
};
const OTHERS: TableState = {
  ...keptTable(
    { id: 'others', game: 'crazy-eights', seats: 10, seed: 'others' },
    ({ deal: { table } }) => table.turn === 1,
  ),
  game: 'crazy-eights',
};
const SHORT = { game: 'crazy-eights', seats: 2, rules: { handSize: '3' } } as const;
export const FINISHED = [
  finishedGame({ ...SHORT, id: 'finished-1', seed: 'one' }),
  finishedGame({ ...SHORT, id: 'finished-2', seed: 'two' }),
  finishedGame({ id: 'finished-3', game: 'go-fish', seats: 3, seed: 'three' }),
];

export const TABLES: readonly TableState[] = [MIDDLE, EIGHTS, RANK, SUIT, END, OTHER_END, PASS, OTHERS];

/** Goes where there is nothing, so that nothing is left of what was open before. */
async function leave({ page, origin }: Guest): Promise<void> {
  await page.goto(`${origin}/#/table/nowhere`);
  while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  await page.locator('main > a').waitFor();
}

async function go(guest: Guest, route: string): Promise<Page> {
  const { page, origin } = guest;
  await leave(guest);
  await page.goto(`${origin}/#/${route}`);
  await page.locator('main:not(:has(> a)) h1, header h1').first().waitFor();
  return page;
}

async function sit(guest: Guest, state: TableState): Promise<TablePage> {
  await leave(guest);
  return sitDown(guest.page, guest.origin, state);
}

const button = ({ page }: Guest, name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = ({ page }: Guest): Locator => page.locator('dialog[open]').last();

/** Leaves it open: whatever comes next loads another screen. */
const opening =
  (route: string, name: (words: Catalogue) => string) =>
  async (guest: Guest): Promise<void> => {
    await go(guest, route);
    await button(guest, name(guest.words)).first().click();
    await dialog(guest).waitFor();
  };

/** Where nobody has played yet. */
export const FRESH_SCREENS: readonly ScreenState[] = [
  { name: 'home', reach: (guest) => go(guest, '') },
  { name: 'setup of Go Fish', reach: (guest) => go(guest, 'setup/go-fish') },
  {
    name: 'setup of Crazy Eights with everything open and something changed',
    reach: async (guest) => {
      const page = await go(guest, 'setup/crazy-eights?people=2');
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await page.locator('details select').first().selectOption({ index: 1 });
    },
  },
  {
    name: 'setup with a name that is refused',
    reach: async (guest) => {
      const page = await go(guest, 'setup/go-fish?people=2');
      await page.locator('[data-name]').first().fill('7');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'rules of Go Fish', reach: (guest) => go(guest, 'rules/go-fish/standard') },
  { name: 'rules of Crazy Eights', reach: (guest) => go(guest, 'rules/crazy-eights/actions') },
  {
    name: 'check without a file',
    reach: async (guest) => (await go(guest, 'check')).locator('summary').click(),
  },
  { name: 'no finished games', reach: (guest) => go(guest, 'games') },
  { name: 'no statistics', reach: (guest) => go(guest, 'statistics') },
  { name: 'a table that is not there', reach: leave },
  { name: 'settings', reach: opening('', ({ page }) => page.home.settings) },
  {
    name: 'settings that are to be forgotten',
    reach: async (guest) => {
      await opening('', ({ page }) => page.home.settings)(guest);
      await button(guest, guest.words.page.settings.forget).click();
    },
  },
];

/** Sits down, and opens one of the things beside the table. */
const beside =
  (state: TableState, ...names: readonly ((words: Catalogue) => string)[]) =>
  async (guest: Guest): Promise<void> => {
    await sit(guest, state);
    for (const name of names) await button(guest, name(guest.words)).last().click();
    await dialog(guest).waitFor();
  };

const TABLE_SCREENS: readonly ScreenState[] = [
  ...[MIDDLE, EIGHTS, RANK, SUIT].map((state) => ({
    name: `table ${state.id}`,
    reach: (guest: Guest) => sit(guest, state),
  })),
  {
    name: 'table after something was refused',
    reach: async (guest) => {
      const table = await sit(guest, EIGHTS);
      await table.hand.locator('button[data-legal=false]').first().click();
      await table.page.locator('[data-refused=true]').waitFor();
    },
  },
  { name: 'hint that is thought over', reach: beside(MIDDLE, ({ page }) => page.table.hint) },
  {
    name: 'hint',
    reach: async (guest) => {
      await beside(EIGHTS, ({ page }) => page.table.hint)(guest);
      await dialog(guest).locator('li').first().waitFor();
    },
  },
  { name: 'menu', reach: beside(MIDDLE, ({ page }) => page.table.menu) },
  {
    name: 'whole log',
    reach: beside(
      MIDDLE,
      ({ page }) => page.table.menu,
      ({ page }) => page.table.wholeLog,
    ),
  },
  {
    name: 'keys',
    reach: beside(
      MIDDLE,
      ({ page }) => page.table.menu,
      ({ page }) => page.table.keys,
    ),
  },
  {
    name: 'rules at the table',
    reach: beside(
      EIGHTS,
      ({ page }) => page.table.menu,
      ({ page }) => page.table.rules,
    ),
  },
  { name: 'leave', reach: beside(MIDDLE, ({ page }) => page.table.leave) },
  { name: 'pass', reach: atTheCurtain },
  {
    name: 'recap',
    reach: async (guest) => {
      await atTheCurtain(guest);
      await button(guest, guest.words.page.table.iAm('Ben')).click();
      await button(guest, guest.words.page.table.showCards).waitFor();
    },
  },
  {
    name: 'cards that are to be hidden',
    reach: async (guest) => {
      await atTheCurtain(guest);
      await button(guest, guest.words.page.table.iAm('Ben')).click();
      await button(guest, guest.words.page.table.showCards).click();
      await playUntilHidden(guest);
    },
  },
  { name: 'end', reach: (guest) => sit(guest, END) },
  {
    name: 'table at the end',
    reach: async (guest) => {
      await sit(guest, OTHER_END);
      await button(guest, guest.words.page.end.look).click();
    },
  },
];

async function atTheCurtain(guest: Guest): Promise<void> {
  const { page, origin } = guest;
  await leave(guest);
  await page.goto(`${origin}/#/table/${PASS.id}`);
  await page.locator('main[data-stage=pass]').waitFor();
}

/** Asks and fishes until the turn is over. */
async function playUntilHidden({ page, words }: Guest): Promise<void> {
  const table = new TablePage(page, PASS.game);
  const hide = page.getByRole('button', { name: words.page.table.hide });
  while (!(await hide.isVisible())) {
    const { hand, offers, seats } = await table.sight();
    const fish = offers.findIndex(({ type }) => type === 'fish');
    if (fish >= 0) await table.button({ type: 'offer', index: fish }).click();
    else if (hand.some(({ isPicked }) => isPicked)) {
      await table.button({ type: 'seat', index: seats.findIndex(({ isTarget }) => isTarget) }).click();
    } else if (hand.some(({ isLegal }) => isLegal)) await table.button({ type: 'stack', index: 0 }).click();
    await page.waitForTimeout(30);
  }
}

const fileOf = (text: string) => ({ name: 'games.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
const GOOD = FINISHED.map(({ record }) => `${writeRecord(record)}\n`).join('');
/** One card is another than it was. */
const FAULTY = GOOD.replace(/"seed":"[^"]*"/, '"seed":"another"');

const checking =
  (text: string) =>
  async (guest: Guest): Promise<void> => {
    const page = await go(guest, 'check');
    const another = button(guest, guest.words.page.replay.check.another);
    // A file stays open until another is.
    if (await another.isVisible()) await another.click();
    await page.locator('input[type=file]').setInputFiles(fileOf(text));
    await another.waitFor();
  };

/** Where games were played, and some are not over. */
export const PLAYED_SCREENS: readonly ScreenState[] = [
  ...TABLE_SCREENS,
  {
    name: 'finished games',
    reach: async (guest) => (await go(guest, 'games')).locator('li').first().waitFor(),
  },
  {
    name: 'statistics',
    reach: async (guest) => (await go(guest, 'statistics')).locator('table').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'review',
    reach: async (guest) =>
      (await go(guest, `review/${FINISHED[0].id}`)).locator('#totals-title').waitFor({ timeout: 60_000 }),
  },
  {
    name: 'replay',
    reach: async (guest) => {
      const page = await go(guest, `replay/${FINISHED[0].id}`);
      await button(guest, guest.words.page.replay.next).click();
      return page;
    },
  },
  { name: 'check of a good file', reach: checking(GOOD) },
  { name: 'check of a faulty file', reach: checking(FAULTY) },
  {
    name: 'home with games to go on with',
    reach: async (guest) => (await go(guest, '')).locator('#saved-title').waitFor(),
  },
  {
    name: 'a game that is to be thrown away',
    reach: async (guest) => {
      const page = await go(guest, '');
      await page.locator('section[aria-labelledby=saved-title] button').first().click();
      await dialog(guest).waitFor();
    },
  },
];

/** Bots that take their time: the table must not have come to the person before it was looked at. */
export const OTHERS_ACTING: ScreenState = {
  name: 'table while others act',
  reach: async ({ page, origin }) => {
    await page.goto(`${origin}/#/table/${OTHERS.id}`);
    await page.locator('[data-anchor=hand][data-turn=false]').waitFor();
  },
};

/** Screens that have most of what there is on any. */
export const MAIN_SCREENS: readonly string[] = [
  'home',
  'setup of Crazy Eights with everything open and something changed',
  'rules of Crazy Eights',
  'settings',
  `table ${MIDDLE.id}`,
  `table ${SUIT.id}`,
  'hint',
  'keys',
  'recap',
  'end',
  'finished games',
  'statistics',
  'review',
  'replay',
  'check of a faulty file',
  'home with games to go on with',
];
