import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { IS_CHECK } from '../scripts/depth.mjs';
import { build } from './build.mjs';

const run = promisify(execFile);
let main = '';

beforeAll(async () => {
  main = fileURLToPath(new URL('main.mjs', await build()));
});

const bench = (...options: string[]) => run(process.execPath, [main, '--seconds', '0.1', ...options]);

test.runIf(IS_CHECK)('the benchmark tells each lane of a case in one line of JSON', async () => {
  const { stdout } = await bench('--json', '--only', 'go-fish/standard/4');
  const positive = expect.closeTo(5e8, -9);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const of = { case: 'go-fish/standard/4' };
  expect(lines).toEqual([
    { ...of, lane: 'silent', gamesPerS: positive, actionsPerS: positive },
    { ...of, lane: 'events', gamesPerS: positive, actionsPerS: positive },
    { ...of, lane: 'dolphin', gamesPerS: positive, actionsPerS: positive },
    { ...of, lane: 'steps', gamesPerS: positive, actionsPerS: positive },
    { ...of, lane: 'observed', gamesPerS: positive, actionsPerS: positive },
    { ...of, lane: 'copy', nsPerCopy: positive },
    { ...of, lane: 'allocation', bytesPerGame: expect.any(Number) },
    { ...of, lane: 'threads', ratioOfTwoToOne: positive },
    { case: 'go-fish/standard/4/packs=2', lane: 'silent', gamesPerS: positive, actionsPerS: positive },
  ]);
});

test('a prefix that no case begins with is refused', async () => {
  await expect(bench('--only', 'whist')).rejects.toMatchObject({ code: 2, stderr: 'No case begins with "whist".\n' });
});
