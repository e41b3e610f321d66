// @ts-check
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './bootstrap.mjs';
import { buildCli } from './build-cli.mjs';
import { orExplain } from './setup-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);

/** Commands that serve the page. */
const WITH_PAGE = ['web', 'serve', 'host'];

const bundle = await orExplain(async () => {
  await ensureInstalled(root);
  if (WITH_PAGE.includes(args[0])) await (await import('./build-web.mjs')).buildWeb(root);
  return buildCli(root);
});

if (bundle !== undefined) {
  // In this process, so that the program owns terminal, signals and exit code, and no second Node starts.
  process.argv = [process.execPath, bundle, ...args];
  // The advice that it prints can then be typed here as it stands.
  process.env['SHOAL_COMMAND'] = 'npm start';
  await import(pathToFileURL(bundle).href);
}
