// @ts-check
import { ensureInstalled } from './bootstrap.mjs';
import { includesBrowserTests } from './browser-tests.mjs';
import { ensureChromium } from './chromium.mjs';
import { orExplain } from './setup-error.mjs';

/**
 * Prepares a bare clone for a run of Vitest with these arguments; says what is missing if it cannot.
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<boolean>}
 */
export async function prepareTests(root, args) {
  const isReady = await orExplain(async () => {
    await ensureInstalled(root);
    // An empty name means that there is no browser.
    if (includesBrowserTests(root, args)) process.env['SHOAL_CHROMIUM'] = (await ensureChromium()) ?? '';
    return true;
  });
  return isReady === true;
}
