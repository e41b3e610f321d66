import { writeRecord } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { type Catalogue, presetsOf } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import type { Page } from 'playwright-core';
import { button, dialog, type Guest, go, leave, type ScreenState } from './screen-state.ts';
import { finishedGame } from './stored-tables.ts';
import { FAN, MIDDLE, SUIT, TABLE_SCREENS } from './table-screens.ts';

const SHORT = { game: 'crazy-eights', seats: 2, rules: { handSize: '3' } } as const;
export const FINISHED = [
  finishedGame({ ...SHORT, id: 'finished-1', seed: 'one' }),
  finishedGame({ ...SHORT, id: 'finished-2', seed: 'two' }),
  finishedGame({ id: 'finished-3', game: 'go-fish', seats: 3, seed: 'three' }),
];

/** Opens a dialog and leaves it open: the next state loads another screen. */
const opening =
  (route: string, name: (words: Catalogue) => string) =>
  async (guest: Guest): Promise<void> => {
    await go(guest, route);
    await button(guest, name(guest.words)).first().click();
    await dialog(guest).waitFor();
  };

/** Screens of a new visitor. */
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
  ...GAME_IDS.map((game) => ({
    name: `rules of ${en.games[game].name}`,
    reach: (guest: Guest) => go(guest, `rules/${game}/${presetsOf(game).at(-1)}`),
  })),
  {
    name: 'check without a file',
    reach: async (guest) => (await checkingNothing(guest)).locator('summary').click(),
  },
  { name: 'no finished games', reach: (guest) => go(guest, 'games') },
  { name: 'no statistics', reach: (guest) => go(guest, 'statistics') },
  { name: 'a table that is not there', reach: leave },
  { name: 'settings', reach: opening('', ({ page }) => page.settings.title) },
  {
    name: 'settings that are to be forgotten',
    reach: async (guest) => {
      await opening('', ({ page }) => page.settings.title)(guest);
      await button(guest, guest.words.page.settings.forget).click();
    },
  },
];

const anotherFile = (guest: Guest) => button(guest, guest.words.page.replay.check.another);

/** Checks an empty file, since a file stays open until another is opened. */
async function checkingNothing(guest: Guest): Promise<Page> {
  const page = await go(guest, 'check');
  if (await anotherFile(guest).isVisible()) await anotherFile(guest).click();
  return page;
}

const fileOf = (text: string) => ({ name: 'games.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
const GOOD = FINISHED.map(({ record }) => `${writeRecord(record)}\n`).join('');
/** A record in which one card differs. */
const FAULTY = GOOD.replace(/"seed":"[^"]*"/, '"seed":"another"');

const checking =
  (text: string) =>
  async (guest: Guest): Promise<void> => {
    const page = await checkingNothing(guest);
    await page.locator('input[type=file]').setInputFiles(fileOf(text));
    await anotherFile(guest).waitFor();
  };

/** Screens of a visitor with finished and unfinished games. */
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

/** Screens that together show most components. */
export const MAIN_SCREENS: readonly string[] = [
  'home',
  'setup of Crazy Eights with everything open and something changed',
  'rules of Crazy Eights',
  'settings',
  `table ${MIDDLE.id}`,
  `table ${SUIT.id}`,
  `table ${FAN.id}`,
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
