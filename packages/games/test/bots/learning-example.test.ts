import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { IS_CHECK } from '../../../../scripts/depth.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const EXAMPLE = 'examples/learning/linear-learner.ts';
const PAGE = readFileSync(`${ROOT}docs/learning.md`, 'utf8');

const learn = (): string =>
  execFileSync(process.execPath, ['--import', 'tsx', EXAMPLE], { cwd: ROOT, encoding: 'utf8' });

test.runIf(IS_CHECK)('the documented learner prints the figures of the page', () => {
  expect(PAGE).toContain(`\`\`\`text\n${learn()}\`\`\``);
});

test('by the figures of the page the learner has learnt to beat random asks', () => {
  const [, share, interval] = /^after .*: ([\d.]+) ± ([\d.]+) % against random asks$/m.exec(PAGE) ?? [];
  expect(Number(share) - Number(interval)).toBeGreaterThan(52);
});

test('the documented learner is the one in the repository', () => {
  expect(PAGE).toContain(readFileSync(ROOT + EXAMPLE, 'utf8'));
});
