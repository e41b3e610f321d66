// @ts-check
import { fileURLToPath } from 'node:url';
import { prepareTests } from './prepare-tests.mjs';
import { runSteps } from './run-steps.mjs';
import { CHECK_STEPS } from './steps.mjs';

/** npm run check [-- NAME …]: the checks of main beyond npm test, or only the named steps. */
const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const names = CHECK_STEPS.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));

if (unknown.length > 0) {
  process.stderr.write(`There is no check ${unknown.join(' or ')}; the checks are ${names.join(', ')}.\n`);
  process.exitCode = 2;
} else if (await prepareTests(root, [])) {
  process.env['SHOAL_DEPTH'] = 'check';
  process.exitCode = await runSteps(
    root,
    CHECK_STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  );
}
