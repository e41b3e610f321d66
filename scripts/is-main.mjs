// @ts-check
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Is this module the script that Node was started with?
 * @param {string} url its `import.meta.url`
 */
export function isMain(url) {
  const [, script = ''] = process.argv;
  return existsSync(script) && realpathSync(script) === fileURLToPath(url);
}
