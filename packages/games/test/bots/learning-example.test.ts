import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { IS_CHECK } from '../../../../scripts/depth.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const EXAMPLE = 'examples/learning/linear-learner.ts';

const learn = (...args: string[]): string =>
  execFileSync(process.execPath, ['--import', 'tsx', EXAMPLE, ...args], { cwd: ROOT, encoding: 'utf8' });

test.runIf(IS_CHECK)('the documented learner beats random asks after a short while already', () => {
  const [before, , after] = learn('3000', '400').split('\n');
  const [share, interval] = after.split('deals: ')[1].split(' ± ').map(Number.parseFloat);
  expect(before).toMatch(/^before learning: (4[6-9]|5[0-4])\./);
  expect(share - interval).toBeGreaterThan(52);
});

test('the documented learner is the one in the repository', () => {
  expect(readFileSync(`${ROOT}docs/learning.md`, 'utf8')).toContain(readFileSync(ROOT + EXAMPLE, 'utf8'));
});
