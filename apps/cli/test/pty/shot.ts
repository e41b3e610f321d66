import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Drawable, drawingOf, pixelsOf, type Theme } from './drawing.ts';

/** Tests draw only where somebody wants to look. */
export function keepShot(name: string, screen: Drawable): void {
  const folder = process.env['SHOAL_SHOTS'];
  if (folder !== undefined && folder !== '') writeShot(join(folder, `${name}.html`), screen);
}

/** Draws the screen as a page, or through Chromium as a picture where the name ends so. */
export function writeShot(path: string, screen: Drawable, theme?: Theme): void {
  mkdirSync(dirname(path), { recursive: true });
  if (path.endsWith('.png')) writePicture(path, screen, theme);
  else writeFileSync(path, drawingOf(screen, theme));
}

function writePicture(path: string, screen: Drawable, theme: Theme | undefined): void {
  const folder = mkdtempSync(join(tmpdir(), 'shoal-shot-'));
  try {
    const page = join(folder, 'page.html');
    writeFileSync(page, drawingOf(screen, theme));
    const { width, height } = pixelsOf(screen);
    const flags = ['--headless', '--no-sandbox', '--hide-scrollbars', '--disable-gpu', `--user-data-dir=${folder}`];
    const sizes = [`--window-size=${width},${height}`, `--screenshot=${path}`];
    const { error, status, stderr } = spawnSync('chromium', [...flags, ...sizes, pathToFileURL(page).href]);
    if (error !== undefined || status !== 0) throw new Error(`Chromium drew no picture: ${error?.message ?? stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
