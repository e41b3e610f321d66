import { expect, test } from 'vitest';
import { IS_CHECK } from '../../../scripts/depth.mjs';
import { useProgram } from './program.ts';

const program = useProgram();

const AT_TABLE = ['play', '--player', 'Ann', '--seats', '2', '--bot', 'guppy', '--seed', '7:1', '--ascii'];

test.each([
  ['hint', []],
  ['TIP', ['--game', 'crazy-eights']],
])('%s tells three actions at most, numbered, and why', async (typed, game) => {
  const { code, stdout } = await program.run([...AT_TABLE, ...game], `${typed}\nq\ny\n`);
  expect(code).toBe(0);
  const hints = stdout.match(/^ {2}[123]\. (Ask|Play|Draw) [^:]*: .*/gm) ?? [];
  expect(hints.length).toBeGreaterThan(0);
  expect(stdout).toMatch(/You\s+win\s+(about|under|over)\s+\S+\s+from\s+here/);
  expect(stdout).not.toContain('not understood');
});

test.runIf(IS_CHECK)('a hint is the same whenever it is asked for, and changes nothing', async () => {
  const once = await program.run(AT_TABLE, 'hint\nq\ny\n');
  const twice = await program.run(AT_TABLE, 'hint\nhint\nq\ny\n');
  const told = once.stdout.slice(once.stdout.indexOf('  1. '), once.stdout.lastIndexOf('Which rank'));
  expect(told.length).toBeGreaterThan(50);
  expect(twice.stdout.split(told)).toHaveLength(3);
});

test('what is hinted can be typed, and the help names it', async () => {
  const { stdout } = await program.run(AT_TABLE, '?\nhint\nq\ny\n');
  expect(stdout).toContain('hint (or tip) tells');
  const rank = /1\. Ask Bo for (\w+)/.exec(stdout)?.[1] ?? '';
  const played = await program.run(AT_TABLE, `${rank}\nq\ny\n`);
  expect(played.stdout).toContain(`You ask Bo for ${rank}`);
});

test('with --json hints go to the people, not to the program', async () => {
  const { stdout, stderr } = await program.run([...AT_TABLE, '--json'], 'hint\n');
  expect(stderr).toMatch(/^ {2}1\. Ask Bo for /m);
  for (const line of stdout.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
});
