import { join } from 'node:path';
import { perGame } from '@shoal/games/ids';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../../build/chromium.ts';
import type { PageSettings } from '../../../src/page/page-settings.ts';
import { look } from '../sight.ts';
import { witness } from '../witness.ts';
import { words } from '../words.ts';
import { LOOKS, type Look, type Scene, type Size, type Stage } from './scene.ts';

const SETTINGS_KEY = 'shoal-settings';

/** Here the log is longest, and scenes are told by it. */
const WIDE: Size = { width: 1280, height: 800 };

/** Bots that do not dawdle, silence, and nobody who needs tips any more. */
const USUAL: Partial<PageSettings> = { speed: 'instant', volume: 0, turns: perGame(() => 99) };

/** One picture, as a file beside the others. */
export interface Picture {
  readonly scene: string;
  readonly file: string;
  readonly size: Size;
  readonly look: Look;
}

/** What every scene finds when it begins. */
export interface Props {
  readonly origin: string;
  readonly folder: string;
  readonly pastFile: string;
  readonly recordFile: string;
  readonly past: Stage['past'];
}

/** Comes to a scene once, in a browser of its own, and takes it in every size and look. */
export async function shoot(scene: Scene, { origin, folder, pastFile, recordFile, past }: Props) {
  const localStorage = [{ name: SETTINGS_KEY, value: JSON.stringify({ ...USUAL, ...scene.settings }) }];
  const browser = await launchChromium();
  const context = await browser.newContext({
    ...{ viewport: WIDE, locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' },
    ...{ serviceWorkers: 'block', storageState: { cookies: [], origins: [{ origin, localStorage }] } },
  });
  try {
    context.setDefaultTimeout(20_000);
    await context.addInitScript(witness);
    await context.addInitScript(`globalThis.shoalLook = ${look}`);
    const page = await context.newPage();
    if (scene.hasPast === true) await remember(page, origin, pastFile);
    await scene.reach({ page, origin, past, recordFile });
    return await takenOf(scene, page, folder);
  } finally {
    await browser.close();
  }
}

/** As a person brings games from another browser. */
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

/** A window as high as the page: what sticks to its edge is then where it belongs. */
const heightOf = async (page: Page): Promise<number> => {
  await drawn(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
};

/** Some parts measure the room they have and are drawn again. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 150)));
      }),
  );
