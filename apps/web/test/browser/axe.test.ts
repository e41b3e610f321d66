import { en } from '@shoal/table-ui/en';
import { expect, vi } from 'vitest';
import { IS_LONG } from '../../../../scripts/depth.mjs';
import { violationsIn } from './axe.ts';
import type { ScreenState } from './screen-state.ts';
import { FINISHED, FRESH_SCREENS, PLAYED_SCREENS } from './screens.ts';
import { sharedGuest } from './shared-guest.ts';
import { OTHERS_ACTING, TABLES } from './table-screens.ts';
import { DESKTOP, PHONE, QUICK, testInCheck, type Visitor } from './visit.ts';
import { words } from './words.ts';

if (IS_LONG) vi.setConfig({ testTimeout: 900_000 });

const LOOKS = [
  { colorScheme: 'light', viewport: PHONE },
  { colorScheme: 'dark', viewport: DESKTOP },
  { colorScheme: 'dark', viewport: PHONE },
  { colorScheme: 'light', viewport: DESKTOP },
] as const;

const guestAt = sharedGuest(
  { tables: TABLES, finished: FINISHED },
  // Colours in transition would be measured halfway.
  { reducedMotion: 'reduce' },
);

testInCheck('axe finds nothing on any screen where nobody has played yet', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  await visitor.context.addInitScript(offerNewVersion);
  expect(await foundBy(visitor, [...FRESH_SCREENS, NEW_VERSION])).toEqual([]);
});

testInCheck('axe finds nothing on any screen and state of a browser with games', async ({ site }) => {
  expect(await foundBy(await guestAt(site), PLAYED_SCREENS)).toEqual([]);
});

testInCheck('axe finds nothing at a table while others act', async ({ site }) => {
  const guest = await guestAt(site);
  await guest.remember({ ...QUICK, speed: 'calm' });
  expect(await foundBy(guest, [OTHERS_ACTING])).toEqual([]);
  expect(await guest.page.locator('[data-anchor=hand]').getAttribute('data-turn')).toBe('false');
});

testInCheck('axe sees what is wrong', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await page.goto(origin);
  const settings = page.getByRole('button', { name: words.settings.title });
  await settings.evaluate((button) => {
    for (const attribute of ['aria-label', 'title']) button.removeAttribute(attribute);
  });
  expect((await violationsIn(page)).join()).toMatch(/button-name/);
});

const NEW_VERSION: ScreenState = {
  name: 'a new version',
  reach: async ({ page, origin }) => {
    await page.goto('about:blank');
    await page.goto(`${origin}/#/?new-version`);
    await page.getByText(words.common.updateReady).waitFor();
  },
};

async function foundBy({ page, origin }: Visitor, screens: readonly ScreenState[]): Promise<string[]> {
  const found: string[] = [];
  let looks = 0;
  for (const [index, { name, reach }] of screens.entries()) {
    await reach({ page, origin, words: en });
    for (const { colorScheme, viewport } of IS_LONG ? LOOKS : [LOOKS[index % 2]]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const violations = await violationsIn(page);
      found.push(...violations.map((violation) => `${name}, ${colorScheme}, ${viewport.width} px: ${violation}`));
      looks += 1;
    }
  }
  console.log(`axe looked ${looks} times at ${screens.length} screens and states: ${found.length} violations`);
  return found;
}

/** Simulates a service worker with a newer page. Runs in the page. */
function offerNewVersion(): void {
  if (!location.hash.endsWith('new-version')) return;
  const [worker, listening] = [{ postMessage: () => undefined }, { addEventListener: () => undefined }];
  const registration = { ...listening, waiting: worker, active: worker, installing: null };
  ServiceWorkerContainer.prototype.register = () =>
    Promise.resolve(registration as unknown as ServiceWorkerRegistration);
}
