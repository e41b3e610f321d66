import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';

/** The installed browser, or the one that `SHOAL_CHROMIUM` names. */
export function launchChromium(): Promise<Browser> {
  // Required, not imported: the library loads files beside its own and cannot be bundled.
  const { chromium }: typeof import('playwright-core') = createRequire(import.meta.url)('playwright-core');
  const executablePath = process.env['SHOAL_CHROMIUM'] ?? '/usr/bin/chromium';
  // Chromium's sandbox does not start for root.
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...root, '--disable-gpu'] });
}
