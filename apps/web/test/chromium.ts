import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { inject } from 'vitest';

const USUAL_PATH = '/usr/bin/chromium';

/** The path of the browser; null where `npm test` found no browser and said so. */
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

/** A name that is no secure address, though it leads to this machine. */
export const INSECURE_HOST = 'insecure.test';

/** Whatever a page asks for elsewhere must fail, and not merely be unreachable today. */
export const NOWHERE_ELSE = [
  `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
];

let connection: Promise<Browser> | null = null;

/** The one browser of all test files; what each of them opens in it is its own to close. */
export function sharedBrowser(): Promise<Browser> {
  const site = inject('testSite');
  if (site === null) throw new Error('There is no browser.');
  connection ??= chromium.connect(site.browser);
  return connection;
}
