import type { Catalogue } from '@shoal/table-ui';
import { button, dialog, type Guest, leave, type ScreenState, sit } from './screen-state.ts';
import { storedTable } from './stored-tables.ts';
import { TablePage } from './table-page.ts';
import {
  atTheEnd,
  inTheMiddle,
  type TableState,
  withFan,
  withOthersOut,
  withRankChosen,
  withSuitAsked,
} from './table-states.ts';

export const MIDDLE = inTheMiddle('go-fish', 4);
const EIGHTS = inTheMiddle('crazy-eights', 4);
export const FAN = withFan(8, 4);
const RANK = withRankChosen(4);
export const SUIT = withSuitAsked(4);
const OUT = withOthersOut('old-maid', 8);
const END = atTheEnd('go-fish', 4);
/** A second one, because a finished table cannot be opened again. */
const OTHER_END = atTheEnd('crazy-eights', 4);
/** As long as a name may be. */
const LONG_NAME = 'Bartholomew the Good';
const PASS: TableState = {
  ...storedTable(
    { id: 'pass', game: 'go-fish', seats: 3, people: ['Ann', LONG_NAME], seed: 'pass' },
    ({ deal: { table } }) => {
      return table.turn === 1 && table.log(null).length > 8;
    },
  ),
  game: 'go-fish',
};
const OTHERS: TableState = {
  ...storedTable(
    { id: 'others', game: 'crazy-eights', seats: 10, seed: 'others' },
    ({ deal: { table } }) => table.turn === 1,
  ),
  game: 'crazy-eights',
};

export const TABLES: readonly TableState[] = [MIDDLE, EIGHTS, FAN, RANK, SUIT, OUT, END, OTHER_END, PASS, OTHERS];

/** Opens a table, then one of its dialogs. */
const beside =
  (state: TableState, ...names: readonly ((words: Catalogue) => string)[]) =>
  async (guest: Guest): Promise<void> => {
    await sit(guest, state);
    for (const name of names) await button(guest, name(guest.words)).last().click();
    await dialog(guest).waitFor();
  };

export const TABLE_SCREENS: readonly ScreenState[] = [
  ...[MIDDLE, EIGHTS, FAN, RANK, SUIT, OUT].map((state) => ({
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
  { name: 'hint', reach: advised },
  {
    name: 'details of a hint',
    reach: async (guest) => {
      await advised(guest);
      await button(guest, guest.words.page.table.why).click();
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
      await button(guest, guest.words.page.table.iAm(LONG_NAME)).click();
      await button(guest, guest.words.page.table.showCards).waitFor();
    },
  },
  {
    name: 'cards that are to be hidden',
    reach: async (guest) => {
      await atTheCurtain(guest);
      await button(guest, guest.words.page.table.iAm(LONG_NAME)).click();
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

async function advised(guest: Guest): Promise<void> {
  await sit(guest, EIGHTS);
  await button(guest, guest.words.page.table.hint).click();
  await button(guest, guest.words.page.table.why).waitFor();
}

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
    const { hand, offers, seats } = await table.read();
    const fish = offers.findIndex(({ type }) => type === 'fish');
    if (fish >= 0) await table.button({ type: 'offer', index: fish }).click();
    else if (hand.some(({ isPicked }) => isPicked)) {
      await table.button({ type: 'seat', index: seats.findIndex(({ isTarget }) => isTarget) }).click();
    } else if (hand.some(({ isLegal }) => isLegal)) await table.button({ type: 'stack', index: 0 }).click();
    await page.waitForTimeout(30);
  }
}

/** Slow bots, so that the turn does not reach the person before the test has looked. */
export const OTHERS_ACTING: ScreenState = {
  name: 'table while others act',
  reach: async ({ page, origin }) => {
    await page.goto(`${origin}/#/table/${OTHERS.id}`);
    await page.locator('[data-anchor=hand][data-turn=false]').waitFor();
  },
};
