import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildCli } from '../../../scripts/build-cli.mjs';
import { bundle } from '../../../scripts/bundle.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds what the tests of programs run, once for all of them. */
export async function setup(project: TestProject): Promise<void> {
  const inProcess = join(ROOT, '.cache', 'in-process', 'shoal.mjs');
  project.provide('bundle', await buildCli(ROOT));
  project.provide('inProcessBundle', await bundle(ROOT, 'apps/cli/test/in-process/entry.ts', inProcess));
}
