import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@shoal/language';
import { CATALOGUES } from '@shoal/table-ui/catalogues';
import { describe, expect, vi } from 'vitest';
import { IS_LONG } from '../../../../scripts/depth.mjs';
import { faultsOn, MOBILE } from './every-width.ts';
import { byTouch } from './input-methods.ts';
import { playOn } from './play-on.ts';
import type { ScreenState } from './screen-state.ts';
import { FINISHED, FRESH_SCREENS, MAIN_SCREENS, PLAYED_SCREENS } from './screens.ts';
import { sharedGuest } from './shared-guest.ts';
import { SHORT_TABLES } from './short-table.ts';
import { TablePage } from './table-page.ts';
import { TABLES as STATES } from './table-screens.ts';
import { QUICK, test, testInCheck } from './visit.ts';

if (IS_LONG) vi.setConfig({ testTimeout: 900_000 });

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const PHONES = [{ width: 320, height: 640 }, ...(IS_LONG ? [{ width: 360, height: 640 }] : [])];
/** A finished table cannot be opened again in another language. */
const ONCE = ['end', 'table at the end', 'cards that are to be hidden'];

const guestAt = sharedGuest({ tables: STATES, finished: FINISHED }, MOBILE);

/** Routes do not depend on the language: one is enough to show that they are found. */
testInCheck.for(IS_LONG ? OTHERS : OTHERS.slice(0, 1))(
  'in the language %s a whole deal is played by touch',
  async (language, { site }) => {
    const words = CATALOGUES[language];
    const guest = await guestAt(site);
    await guest.remember({ ...QUICK, language, tables: SHORT_TABLES });
    const table = await TablePage.deal(guest, 'crazy-eights', `in ${language}`);
    const { end } = await playOn(table, byTouch, language);
    console.log(`${language}: ${end.end?.title} ${end.log.at(-1)}`);
    await guest.page.getByRole('button', { name: words.page.end.again, exact: true }).waitFor();
    expect(await guest.page.locator('html').getAttribute('lang')).toBe(language);
    expect(end.heading).toContain(words.games['crazy-eights'].name);
  },
);

describe.for(OTHERS)('in the language %s', (language) => {
  const words = CATALOGUES[language];

  testInCheck('nothing is cut off on a small phone', async ({ site }) => {
    const guest = await guestAt(site);
    await guest.remember({ ...QUICK, language });
    const faults: string[] = [];
    for (const { name, reach } of screensFor(language)) {
      await reach({ ...guest, words });
      faults.push(...(await faultsOn(guest.page, name, PHONES)));
    }
    expect(faults).toEqual([]);
  });
});

/** All screens in a long run, otherwise a different part for each language. */
function screensFor(language: Language): ScreenState[] {
  const all = [...FRESH_SCREENS, ...PLAYED_SCREENS.filter(({ name }) => !ONCE.includes(name))];
  if (IS_LONG) return all;
  const main = all.filter(({ name }) => MAIN_SCREENS.includes(name));
  return main.filter((_, index) => index % LANGUAGES.length === LANGUAGES.indexOf(language));
}

test('another language is spoken as soon as it is chosen, and after the page was loaded again', async ({ site }) => {
  const guest = await guestAt(site);
  await guest.remember({ ...QUICK, language: 'en' });
  const { page, origin } = guest;
  await page.goto(origin);
  await page.getByRole('button', { name: CATALOGUES.en.page.settings.title }).click();
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
