import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ALLOCATION_FLAGS } from './allocation.ts';
import type { Answers, BenchJob } from './job.ts';

const run = promisify(execFile);
const childFile = fileURLToPath(new URL('./child.mjs', import.meta.url));

/** Runs a job in its own process, so that no earlier job has shaped the compiled code. */
export async function ask<K extends BenchJob['kind']>(job: BenchJob & { readonly kind: K }): Promise<Answers[K]> {
  const flags = job.kind === 'allocation' ? ALLOCATION_FLAGS : [];
  const { stdout } = await run(process.execPath, [...flags, childFile, JSON.stringify(job)]);
  return JSON.parse(stdout) as Answers[K];
}
