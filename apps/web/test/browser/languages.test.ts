import { fillSeats, LANGUAGE_NAMES, LANGUAGES, type Language, type TableSetup, YOU } from '@shoal/table-ui';
import { CATALOGUES } from '@shoal/table-ui/catalogues';
import { describe, expect, vi } from 'vitest';
import { faultsOn, MOBILE } from './every-width.ts';
import { IS_LONG } from './figures.ts';
import { playOn } from './play-on.ts';
import { FRESH_SCREENS, MAIN_SCREENS, PLAYED_SCREENS, playedStorage } from './screens.ts';
import { TablePage } from './table-page.ts';
import { QUICK, test } from './visit.ts';
import { byTouch } from './ways.ts';

if (IS_LONG) vi.setConfig({ testTimeout: 900_000 });

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const PHONES = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
];

/** Over soon, with everything that can happen in it. */
const SHORT: TableSetup = {
  ...{
    game: 'crazy-eights',
    preset: 'actions',
    goal: null,
    changes: { draw: '1', ...(IS_LONG ? {} : { handSize: '3' }) },
  },
  players: fillSeats([{ name: YOU, bot: null }], 2, 'random'),
};
const TABLES = { 'go-fish': null, 'crazy-eights': SHORT };

describe.for(OTHERS)('in the language %s', (language) => {
  const words = CATALOGUES[language];

  test('a whole deal is played by touch', async ({ visit }) => {
    const visitor = await visit({ ...MOBILE, settings: { ...QUICK, language, tables: TABLES } });
    const table = await TablePage.deal(visitor, 'crazy-eights', `in ${language}`);
    const { end } = await playOn(table, byTouch, language);
    console.log(`${language}: ${end.end?.title} ${end.log.at(-1)}`);
    await visitor.page.getByRole('button', { name: words.page.end.again, exact: true }).waitFor();
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe(language);
    expect(end.heading).toContain(words.games['crazy-eights'].name);
  });

  test('nothing is cut off on a small phone', async ({ house: { site }, visit }) => {
    const settings = { ...QUICK, language };
    const isChosen = (name: string): boolean => {
      const index = MAIN_SCREENS.indexOf(name);
      return IS_LONG || (index >= 0 && index % OTHERS.length === OTHERS.indexOf(language));
    };
    const faults: string[] = [];
    for (const [screens, remembered] of [
      [FRESH_SCREENS, { settings }],
      [PLAYED_SCREENS, { storageState: playedStorage(site.origin, settings) }],
    ] as const) {
      const { page, origin } = await visit({ ...MOBILE, ...remembered });
      for (const { name, reach } of screens.filter((screen) => isChosen(screen.name))) {
        await reach({ page, origin, words });
        faults.push(...(await faultsOn(page, name, PHONES)));
      }
    }
    expect(faults).toEqual([]);
  });
});

test('another language is spoken as soon as it is chosen, and after the page was loaded again', async ({ visit }) => {
  const { page, origin } = await visit({ settings: { ...QUICK, language: 'en' } });
  await page.goto(origin);
  await page.getByRole('button', { name: CATALOGUES.en.page.home.settings }).click();
  const choice = page.locator('dialog select');
  for (const language of [...OTHERS, 'en', 'de'] satisfies Language[]) {
    await choice.selectOption({ label: LANGUAGE_NAMES[language] });
    await page.getByRole('heading', { name: CATALOGUES[language].page.settings.title, exact: true }).waitFor();
    await page.getByText(CATALOGUES[language].page.home.tagline).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  }
  await page.reload();
  await page.getByText(CATALOGUES.de.page.home.tagline).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});
