import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { IS_CHECK, IS_LONG } from '../../../../scripts/depth.mjs';
import { faultsOn, MOBILE } from './every-width.ts';
import { en as words } from './pseudo-en.ts';
import { buildPseudoPage } from './pseudo-page.ts';
import type { ScreenState } from './screen-state.ts';
import { FINISHED, FRESH_SCREENS, MAIN_SCREENS, PLAYED_SCREENS } from './screens.ts';
import { sharedGuest } from './shared-guest.ts';
import { type OpenSite, openSite } from './site.ts';
import { TABLES } from './table-screens.ts';
import { untranslatedIn } from './untranslated.ts';
import { testInCheck, type Visitor } from './visit.ts';

if (IS_LONG) vi.setConfig({ testTimeout: 900_000 });

let site: OpenSite;
beforeAll(async () => {
  if (!IS_CHECK) return;
  const folder = mkdtempSync(join(tmpdir(), 'shoal-pseudo-'));
  await buildPseudoPage(folder);
  site = await openSite({ folder });
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => site?.close());

const SCREENS = [...PLAYED_SCREENS, ...FRESH_SCREENS].filter(({ name }) => IS_LONG || MAIN_SCREENS.includes(name));
const guestAt = sharedGuest({ tables: TABLES, finished: FINISHED }, MOBILE);

testInCheck('every text comes from the catalogue, and there is room for longer ones', async ({ site: { browser } }) => {
  expect(await faultsIn(await guestAt({ browser, origin: site.origin }), SCREENS)).toEqual([]);
});

testInCheck('the reader of the page sees a text that is not in the catalogue', async ({ site: { browser } }) => {
  const { page, origin } = await guestAt({ browser, origin: site.origin });
  await page.goto(`${origin}/#/table/nowhere`);
  await page.locator('h1').evaluate((title) => title.append(' forgotten'));
  await page.locator('h1').evaluate((title) => title.setAttribute('title', '⟦half'));
  expect(await untranslatedIn(page, NAMES)).toEqual(['forgotten', '⟦half']);
});

/** Players, files, and a word that pseudo-translation leaves unchanged. */
const NAMES = [
  'Ann',
  'Ben',
  'Bo',
  'Cy',
  'Dee',
  'Eve',
  'Finn',
  'Gus',
  'Hal',
  'Ivy',
  'Joy',
  'games',
  'jsonl',
  'Language',
  'Shoal',
];

async function faultsIn({ page, origin }: Visitor, screens: readonly ScreenState[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, reach } of screens) {
    await reach({ page, origin, words });
    const untranslated = await untranslatedIn(page, NAMES);
    faults.push(...untranslated.map((text) => `${name}: "${text}" is not in the catalogue`));
    faults.push(...(await faultsOn(page, name)));
  }
  console.log(`${screens.length} screens in the language that nobody speaks: ${faults.length} faults`);
  return faults;
}
