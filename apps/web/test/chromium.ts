import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { inject } from 'vitest';

const DEFAULT_PATH = '/usr/bin/chromium';

/** The path of the browser; null if `npm test` found none and said so. */
export const CHROMIUM = (process.env['SHOAL_CHROMIUM'] ?? (existsSync(DEFAULT_PATH) ? DEFAULT_PATH : '')) || null;

const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Headless; the sandbox does not start for root. */
export const launchOptions = (...flags: readonly string[]): LaunchOptions => ({
  executablePath: CHROMIUM ?? '',
  args: [...FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...flags],
});

/** A host name of this machine that browsers do not treat as secure. */
export const INSECURE_HOST = 'insecure.test';

/** Requests to other hosts must fail, not merely be unreachable today. */
export const NOWHERE_ELSE = [
  `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
];

let connection: Promise<Browser> | null = null;

/** The browser of all test files; each file closes what it opens. */
export function sharedBrowser(): Promise<Browser> {
  const site = inject('testSite');
  if (site === null) throw new Error('There is no browser.');
  connection ??= chromium.connect(site.browser);
  return connection;
}
