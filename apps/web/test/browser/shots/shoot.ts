import { join } from 'node:path';
import { EVERY_TIP } from '@shoal/table-ui';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../../build/chromium.ts';
import type { PageSettings } from '../../../src/page/page-settings.ts';
import { observePage } from '../page-observations.ts';
import { readTable } from '../shown-table.ts';
import { words } from '../words.ts';
import { LOOKS, type Look, type Scene, type SceneBrowser, type Size } from './scene.ts';

const SETTINGS_KEY = 'shoal-settings';

/** The width at which the log is longest; scenes read the log. */
const WIDE: Size = { width: 1280, height: 800 };

/** Fast bots, no sound, no tips for beginners. */
const DEFAULTS: Partial<PageSettings> = { speed: 'instant', volume: 0, hadTips: EVERY_TIP };

/** One picture and its file. */
export interface Picture {
  readonly scene: string;
  readonly file: string;
  readonly size: Size;
  readonly look: Look;
}

/** What every scene receives. */
export interface SceneContext {
  readonly origin: string;
  readonly folder: string;
  readonly pastFile: string;
  readonly recordFile: string;
  readonly past: SceneBrowser['past'];
}

/** Reaches a scene once, in its own browser, and shoots it in every size and theme. */
export async function shoot(scene: Scene, { origin, folder, pastFile, recordFile, past }: SceneContext) {
  const localStorage = [{ name: SETTINGS_KEY, value: JSON.stringify({ ...DEFAULTS, ...scene.settings }) }];
  const browser = await launchChromium();
  const context = await browser.newContext({
    ...{ viewport: WIDE, locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' },
    ...{ serviceWorkers: 'block', storageState: { cookies: [], origins: [{ origin, localStorage }] } },
  });
  try {
    context.setDefaultTimeout(20_000);
    await context.addInitScript(observePage);
    await context.addInitScript(`globalThis.shoalReadTable = ${readTable}`);
    const page = await context.newPage();
    if (scene.hasPast === true) await remember(page, origin, pastFile);
    await scene.reach({ page, origin, past, recordFile });
    return await takenOf(scene, page, folder);
  } finally {
    await browser.close();
  }
}

/** Imports finished games as a person would. */
async function remember(page: Page, origin: string, pastFile: string): Promise<void> {
  await page.goto(`${origin}/#/statistics`);
  await page.getByLabel(words.statistics.add).setInputFiles(pastFile);
  await page.getByText(words.statistics.yours).first().waitFor();
  await page.goto('about:blank');
}

async function takenOf({ name, sizes, looks = LOOKS, isWhole = false }: Scene, page: Page, folder: string) {
  const pictures: Picture[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    if (isWhole) await page.setViewportSize({ ...size, height: await heightOf(page) });
    for (const shade of looks) {
      await page.emulateMedia({ colorScheme: shade });
      await drawn(page);
      const file = `${name}-${size.width}x${size.height}-${shade}.png`;
      await page.screenshot({ path: join(folder, file), animations: 'disabled' });
      pictures.push({ scene: name, file, size, look: shade });
    }
  }
  return pictures;
}

/** The window is as high as the page, so that sticky elements are in place. */
const heightOf = async (page: Page): Promise<number> => {
  await drawn(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
};

/** Waits for components that measure their space and draw again. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 150)));
      }),
  );
