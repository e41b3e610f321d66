// @ts-check
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether this module is the script that Node was started with.
 * @param {string} url the module's `import.meta.url`
 */
export function isMain(url) {
  const [, script = ''] = process.argv;
  return existsSync(script) && realpathSync(script) === fileURLToPath(url);
}
