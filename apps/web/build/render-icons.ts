import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';

interface Picture {
  readonly file: string;
  readonly size: number;
  /** The size of the logo on a full background, for systems that cut the shape; otherwise the icon is drawn as is. */
  readonly markOnGround?: number;
}

const PICTURES: readonly Picture[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, markOnGround: 0.84 },
  { file: 'apple-touch-180.png', size: 180, markOnGround: 0.92 },
];

/** Renders the icons that cannot be SVG: node scripts/run-ts.mjs apps/web/build/render-icons.ts */
const folder = join('apps', 'web', 'public', 'icons');
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');
const browser = await launchChromium();
for (const picture of PICTURES) writeFileSync(join(folder, picture.file), await drawn(browser, picture));
await browser.close();

async function drawn(browser: Browser, { size, markOnGround }: Picture): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0">${markOnGround === undefined ? icon : onGround(markOnGround)}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

function onGround(scale: number): string {
  const move = 256 * (1 - scale);
  return icon
    .replace('rx="112"', '')
    .replace('<g id="mark">', `<g transform="translate(${move} ${move})scale(${scale})">`);
}
