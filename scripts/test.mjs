// @ts-check
import { fileURLToPath } from 'node:url';
import { prepareTests } from './prepare-tests.mjs';
import { runSteps } from './run-steps.mjs';
import { TEST_STEPS, testsMatching } from './steps.mjs';

/** npm test [-- arguments of Vitest]: with arguments, only the tests that match. */
const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);

if (await prepareTests(root, args)) {
  process.exitCode = await runSteps(root, args.length === 0 ? TEST_STEPS : [testsMatching(args)]);
}
