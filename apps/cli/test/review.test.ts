import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fewOf, IS_CHECK } from '../../../scripts/depth.mjs';
import { useProgram } from './program.ts';

const program = useProgram();

const QUICKLY = ['--rollouts', '100'];

interface JsonReview {
  readonly seat: number;
  readonly finished: boolean;
  readonly start: readonly number[];
  readonly actions: readonly { readonly entry: number; readonly seat: number; readonly loss?: number }[];
  readonly totals: readonly { readonly seat: number; readonly choices: number }[];
}

const jsonOf = (stdout: string): JsonReview[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

function record(file: string, index = 0) {
  return JSON.parse(readFileSync(program.file(file), 'utf8').split('\n')[index]);
}

function write(name: string, ...records: readonly object[]): string {
  writeFileSync(program.file(name), records.map((one) => `${JSON.stringify(one)}\n`).join(''));
  return name;
}

beforeAll(async () => {
  const bots = ['--bots', 'minnow,dolphin', '--seats', '2', '--games', '2', '--seed', '7'];
  await program.run(['simulate', '--preset', 'classic', ...bots, '--record', 'fish.jsonl']);
  await program.run(['simulate', '--game', 'crazy-eights', ...bots, '--record', 'eights.jsonl']);
});

test.each(fewOf(1, ['fish.jsonl', 'eights.jsonl']))(
  'the review of %s has a curve, what went wrong, and totals',
  async (file) => {
    const { code, stdout, stderr } = await program.run(['review', file, '--game', '2', '--ascii', ...QUICKLY]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^Game 2: .*, 2 seats, seed 7:1, with Seat 1 \(minnow, 1 of 7, beginner\) and Seat 2 \(dolphin, 5 of 7, strong\)\.$/m,
    );
    expect(stdout).toContain("Seat 1's winning chance, judged from what Seat 1 could see:");
    expect(stdout).toMatch(/^100% \|/m);
    expect(stdout).toMatch(/What went wrong:|No action cost more/);
    expect(stdout).toMatch(/^ {2}Seat 1 +\d+ +\d+\.\d/m);
  },
);

test.runIf(IS_CHECK)(
  'every game of the file is reviewed unless one is named, and the same record gives the same review',
  async () => {
    const [all, second] = await Promise.all([
      program.run(['review', 'fish.jsonl', '--json', ...QUICKLY]),
      program.run(['review', 'fish.jsonl', '--json', '--game', '2', ...QUICKLY]),
    ]);
    expect(jsonOf(all.stdout)).toHaveLength(2);
    expect(jsonOf(second.stdout)[0]).toEqual(jsonOf(all.stdout)[1]);
  },
);

test('as JSON it is complete: every action with the chances after it', async () => {
  const { log, result } = record('fish.jsonl');
  const [review] = jsonOf((await program.run(['review', 'fish.jsonl', '--json', '--game', '1', ...QUICKLY])).stdout);
  const actions = log.filter(({ type }: { type: string }) => type === 'ask' || type === 'fish');
  expect(review.actions).toHaveLength(actions.length);
  expect(review).toMatchObject({ seat: 0, finished: true });
  const last = review.actions.at(-1) as unknown as { chances: number[] };
  expect(last.chances.map((share) => share > 0)).toEqual(result.places.map((place: number) => place === 1));
});

test('the first person is the one whose chances are told; --seat asks for another, and judges only that one', async () => {
  const game = record('fish.jsonl');
  const [bot, person] = game.seats;
  const file = write('person.jsonl', { ...game, seats: [bot, { ...person, name: 'Ann', player: 'human' }] });
  const [review] = jsonOf((await program.run(['review', file, '--json', ...QUICKLY])).stdout);
  expect(review.seat).toBe(1);
  const [asked] = jsonOf((await program.run(['review', file, '--json', '--seat', '1', ...QUICKLY])).stdout);
  expect(asked.seat).toBe(0);
  expect(asked.totals.map(({ seat }) => seat)).toEqual([0]);
  expect(asked.actions.filter(({ seat, loss }) => seat === 1 && loss !== undefined)).toEqual([]);
});

test('a page holds the curve and the table and needs nothing else', async () => {
  const { code, stderr } = await program.run(['review', 'eights.jsonl', '--html', 'out.html', ...QUICKLY]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'The review is in out.html.\n' });
  const page = readFileSync(program.file('out.html'), 'utf8');
  expect(page).toMatch(/^<!doctype html>/);
  expect(page.match(/<svg/g)).toHaveLength(2);
  expect(page).not.toMatch(/<script|src=|href=/);
});

test('- is the standard output for the page, and the lines are then messages', async () => {
  const { code, stdout, stderr } = await program.run([
    'review',
    'eights.jsonl',
    '--game',
    '1',
    '--html',
    '-',
    ...QUICKLY,
  ]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  expect(stderr).toMatch(/^Game 1: /);
});

test('names from a file cannot break out of the page', async () => {
  const game = record('fish.jsonl');
  const [first, second] = game.seats;
  const file = write('names.jsonl', { ...game, seats: [{ ...first, name: '<b>x</b>"&' }, second] });
  await program.run(['review', file, '--html', 'names.html', ...QUICKLY]);
  const page = readFileSync(program.file('names.html'), 'utf8');
  expect(page).toContain('&lt;b&gt;x&lt;/b&gt;&quot;&amp;');
  expect(page).not.toContain('<b>x');
});

test('a game in progress is reviewed as far as it goes, and that is said', async () => {
  const { result: _result, ...game } = record('fish.jsonl');
  const file = write('begun.jsonl', { ...game, log: game.log.slice(0, 9) });
  const { code, stdout } = await program.run(['review', file, ...QUICKLY]);
  expect(code).toBe(0);
  expect(stdout).toContain('The record ends before the game does.');
});

describe('what cannot be reviewed is named in one sentence', () => {
  test.each([
    [['nowhere.jsonl'], 3, 'Cannot read nowhere.jsonl: there is no such file; check its name and folder.'],
    [['fish.jsonl', '--game', '3'], 3, 'There is no game 3 in fish.jsonl; it contains only 2.'],
    [['fish.jsonl', '--seat', '3'], 2, 'There is no seat 3 in this game; give --seat from 1 to 2.'],
    [
      ['fish.jsonl', '--html', 'no/such/page.html'],
      3,
      'Cannot write no/such/page.html: its folder does not exist; create the folder first.',
    ],
    [['fish.jsonl', '--html', './fish.jsonl'], 2, 'The review would overwrite the records; give --html another file.'],
  ])('%j ends with %i and the sentence %s', async (args, code, sentence) => {
    const outcome = await program.run(['review', ...args, ...QUICKLY]);
    expect(outcome).toEqual({ code, stdout: '', stderr: `${sentence}\n` });
  });

  test('a text that is no record and a record with a fault inside are named', async () => {
    writeFileSync(program.file('text.txt'), 'hello\n');
    expect((await program.run(['review', 'text.txt', ...QUICKLY])).code).toBe(3);
    const game = record('fish.jsonl');
    const ask = game.log.findLastIndex(({ type }: { type: string }) => type === 'ask');
    const log = game.log.with(ask, { ...game.log[ask], of: game.log[ask].seat });
    const { code, stderr } = await program.run(['review', write('faulty.jsonl', { ...game, log }), ...QUICKLY]);
    expect(code).toBe(5);
    expect(stderr).toContain(`faulty.jsonl line 1 (game 1): Log entry ${ask + 1} breaks rule`);
  });

  test('a record whose result is wrong is named, and no page is begun for it', async () => {
    const game = record('fish.jsonl');
    const result = { ...game.result, places: [...game.result.places].reverse() };
    const file = write('wrong-result.jsonl', { ...game, result });
    const { code, stderr } = await program.run(['review', file, '--html', 'never.html', ...QUICKLY]);
    expect(code).toBe(5);
    expect(stderr).toContain('wrong-result.jsonl line 1 (game 1): The result breaks rule');
    expect(existsSync(program.file('never.html'))).toBe(false);
  });

  test('too few rollouts are refused', async () => {
    for (const rollouts of ['0', '-5', 'many']) {
      const { code, stderr } = await program.run(['review', 'fish.jsonl', '--rollouts', rollouts]);
      expect(code).toBe(2);
      expect(stderr).toContain('give a whole number from 100 to 1,000,000.');
    }
  });
});
