import { en } from '@shoal/table-ui/en';
import { expect } from 'vitest';
import { violationsIn } from './axe.ts';
import { IS_LONG } from './figures.ts';
import { FRESH_SCREENS, OTHERS_ACTING, PLAYED_SCREENS, playedStorage, type ScreenState } from './screens.ts';
import { DESKTOP, PHONE, QUICK, test, type Visitor } from './visit.ts';
import { words } from './words.ts';

const LOOKS = [
  { colorScheme: 'light', viewport: PHONE },
  { colorScheme: 'dark', viewport: DESKTOP },
  { colorScheme: 'dark', viewport: PHONE },
  { colorScheme: 'light', viewport: DESKTOP },
] as const;

/** Colours that change by and by would be measured half-way. */
const STILL = { reducedMotion: 'reduce' } as const;

test('axe finds nothing on any screen where nobody has played yet', async ({ visit }) => {
  expect(await foundBy(await visit(STILL), FRESH_SCREENS)).toEqual([]);
});

test('axe finds nothing on any screen and state of a browser with games', async ({ house: { site }, visit }) => {
  const visitor = await visit({ ...STILL, storageState: playedStorage(site.origin, QUICK) });
  expect(await foundBy(visitor, PLAYED_SCREENS)).toEqual([]);
});

test('axe finds nothing at a table while others act', async ({ house: { site }, visit }) => {
  const visitor = await visit({ ...STILL, storageState: playedStorage(site.origin, { ...QUICK, speed: 'calm' }) });
  expect(await foundBy(visitor, [OTHERS_ACTING])).toEqual([]);
  expect(await visitor.page.locator('[data-anchor=hand]').getAttribute('data-turn')).toBe('false');
});

test('axe finds nothing where a new version is offered', async ({ visit }) => {
  const { page, context, origin } = await visit({ ...STILL, isOffline: true });
  await context.addInitScript(offerNewVersion);
  const reach = async () => {
    await page.goto(origin);
    await page.getByText(words.common.updateReady).waitFor();
  };
  expect(await foundBy({ page, context, origin }, [{ name: 'a new version', reach }])).toEqual([]);
});

test('axe sees what is wrong', async ({ visit }) => {
  const { page, origin } = await visit(STILL);
  await page.goto(origin);
  await page.evaluate(() => document.querySelector('header button')?.removeAttribute('aria-label'));
  await page.evaluate(() => document.querySelector('header button')?.removeAttribute('title'));
  expect((await violationsIn(page)).join()).toMatch(/button-name/);
});

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

/** As a browser does whose service worker has a newer page ready. Runs in the page. */
function offerNewVersion(): void {
  const [worker, listening] = [{ postMessage: () => undefined }, { addEventListener: () => undefined }];
  const registration = { ...listening, waiting: worker, active: worker, installing: null };
  ServiceWorkerContainer.prototype.register = () =>
    Promise.resolve(registration as unknown as ServiceWorkerRegistration);
}
