import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const USUAL_PATH = '/usr/bin/chromium';

/** Null where there is none: `npm test`, which looks for one, says so aloud. */
export const CHROMIUM = (process.env['SHOAL_CHROMIUM'] ?? (existsSync(USUAL_PATH) ? USUAL_PATH : '')) || null;

const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Without a window; the sandbox refuses to start for root. */
export const launchOptions = (...flags: readonly string[]): LaunchOptions => ({
  executablePath: CHROMIUM ?? '',
  args: [...FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...flags],
});

export const launchChromium = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch(launchOptions(...flags));
