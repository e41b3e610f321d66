import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { IS_CHECK } from '../../../../../scripts/depth.mjs';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const RANKS = ['a', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'queen', 'King'];

/** Runs the example as a user would who pipes lines into it. */
function run(lines: readonly string[], ...args: string[]) {
  const command = ['--import', 'tsx', 'examples/go-fish-main.ts', ...args];
  return spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8', input: `${lines.join('\n')}\n` });
}

test('the Main module as a program lets AI players play to the end', () => {
  const { stdout, stderr, status } = run(['7', 'three', '3', 'Ann', 'ai', 'Bo', 'computer', 'Cy', 'bot'], 'reef');
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout.split('Two to six can play.').length).toBe(3);
  expect(stdout).toMatch(/Ann's turn\. Books: Ann 0, Bo 0, Cy 0\. Cards in the deck: 37\./);
  expect(stdout).toMatch(/The game is over\. (\w+ wins|.+ share the win)\.\n {2}Ann: \d+\n {2}Bo: \d+\n {2}Cy: \d+\n$/);
  expect(stdout).not.toContain('you hold');
});

test.runIf(IS_CHECK)('the program tells every book, those of forced fishings included', () => {
  const { stdout } = run(['2', 'Ann', 'ai', 'Bo', 'ai'], '4');
  expect(stdout).toMatch(/Nobody else holds cards, so (\w+) draws .+\.\n\1 completes a book of/);
  expect(stdout.match(/ completes a book of /g)?.length).toBe(13);
});

test('a person plays by typing a target and a rank, and is asked again after a slip', () => {
  const answers = Array.from({ length: 400 }, () => RANKS.flatMap((rank) => ['1', rank])).flat();
  const { stdout, stderr, status } = run(['2', 'Ann', 'human', 'Bo', 'robot', 'AI', 'nobody', ...answers], '7');
  expect([stderr, status]).toEqual(['', 0]);
  for (const said of ['Ann, you hold', '1 = Bo (7 cards)', 'Type human or ai.', 'Type a number of the list.']) {
    expect(stdout).toContain(said);
  }
  expect(stdout).toContain('Type a rank that you hold.');
  expect(stdout).toMatch(/Ann draws (?!a hidden card)\w+ of \w+\./);
  expect(stdout).toMatch(/The game is over\./);
});

test('when the input ends the program says so and stops', () => {
  const { stdout, stderr, status } = run(['2', 'Ann', 'h', 'Bo', 'ai']);
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toMatch(/Who do you ask\? \nThe input has ended, so the game stops here\.\n$/);
});
