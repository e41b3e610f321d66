// @ts-check
import { ensureProgram, sayMissing, thisMachine, works } from './debian-program.mjs';
import { SetupError } from './setup-error.mjs';

const CHROMIUM = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debianPackage: 'chromium',
  installing: 'Installing Chromium for the tests in a browser (first run, about a minute)…',
};
const MISSING = 'No Chromium was found: install chromium, or name one in SHOAL_CHROMIUM.';

/**
 * Finds a Chromium for the browser tests, or installs one if allowed.
 * @param {import('./debian-program.mjs').Machine} [machine]
 * @returns {Promise<string | null>} null after a warning: browser tests are then skipped
 */
export async function ensureChromium(machine = thisMachine()) {
  const { SHOAL_CHROMIUM: named } = machine.environment;
  if (named !== undefined && named !== '') return checked(named);
  const found = ensureProgram(CHROMIUM, machine);
  if (found === undefined) sayMissing(MISSING, 'The tests in a browser', machine.environment);
  return found ?? null;
}

/** @param {string} path */
function checked(path) {
  if (works(path)) return path;
  throw new SetupError(`SHOAL_CHROMIUM names ${path}, which does not start: name a Chromium that does, or unset it.`);
}
