import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../build/chromium.ts';
import { lengthOf, SOUND_NAMES, type SoundName } from './sound-table.ts';
import type { measure, SoundMeasurement, Sounds } from './test/measure-sound.ts';

declare const studio: { readonly Sounds: typeof Sounds; readonly measure: typeof measure };

let browser: Browser;
let script: string;
let heard: Readonly<Record<SoundName, SoundMeasurement>>;

beforeAll(async () => {
  [browser, script] = await Promise.all([launchChromium(), bundled()]);
  heard = await listen(await studioPage());
});
afterAll(() => browser?.close());

test.each(SOUND_NAMES)('%s can be heard, is not clipped and ends in time', (name) => {
  const { peak, body, lastMs } = heard[name];
  expect(peak).toBeLessThan(1);
  expect(peak).toBeGreaterThan(0.1);
  expect(body).toBeGreaterThan(0.03);
  expect(lastMs).toBeLessThanOrEqual(lengthOf(name) + 1);
});

test('no sound is more than three times as loud as another', () => {
  const bodies = SOUND_NAMES.map((name) => heard[name].body);
  expect(Math.max(...bodies) / Math.min(...bodies)).toBeLessThan(3);
});

test('no audio context is made before the first touch of the page', async () => {
  const page = await studioPage();
  await page.evaluate(() => {
    const counted = window as unknown as { made: number; AudioContext: typeof AudioContext };
    const Real = counted.AudioContext;
    counted.made = 0;
    counted.AudioContext = class extends Real {
      constructor() {
        super();
        counted.made += 1;
      }
    };
    const sounds = new studio.Sounds(document);
    sounds.play('card');
    document.addEventListener('click', () => sounds.play('card'));
  });
  const made = () => page.evaluate(() => (window as unknown as { made: number }).made);
  expect(await made()).toBe(0);
  await page.mouse.click(10, 10);
  await page.mouse.click(10, 10);
  expect(await made()).toBe(1);
});

test('a page without audio is silent and goes on', async () => {
  const page = await studioPage();
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'AudioContext');
    const sounds = new studio.Sounds(document);
    document.addEventListener('click', () => sounds.play('win'));
  });
  await page.mouse.click(10, 10);
  expect(faults).toEqual([]);
});

/** Renders every sound to memory and measures it. */
async function listen(page: Page): Promise<Readonly<Record<SoundName, SoundMeasurement>>> {
  const measured = await page.evaluate((names) => Promise.all(names.map((name) => studio.measure(name))), SOUND_NAMES);
  return Object.fromEntries(SOUND_NAMES.map((name, index) => [name, measured[index]])) as Record<
    SoundName,
    SoundMeasurement
  >;
}

async function studioPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  return page;
}

async function bundled(): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL('test/measure-sound.ts', import.meta.url)),
    tsconfig: false,
  });
  const { output } = await build.generate({ format: 'iife', name: 'studio' });
  await build.close();
  return output[0].code;
}
