import { existsSync, readFileSync } from 'node:fs';
import { GAME_IDS } from '@shoal/games';
import { allOf } from '@shoal/language/en';
import { describe, expect, test } from 'vitest';
import { help } from '../src/program-help.ts';
import { useProgram } from './program.ts';

const program = useProgram();

describe('a wrong command line ends with 2 and one sentence', () => {
  test.each<[string[], string]>([
    [['chess'], `Unknown game or command 'chess'; the games are ${allOf(GAME_IDS)}`],
    [['play', '--game', 'chess'], "Unknown game or command 'chess'"],
    [['play', '--preset', 'foo'], 'choose standard, classroom, classic or pairs'],
    [['play', '--seats', '7'], '2 to 6'],
    [['play', '--seats', '-3'], 'Give a whole number'],
    [['play', '--seats', '2.5'], 'Give a whole number'],
    [['play', '--rule', 'give'], "'give' is not a rule"],
    [['play', '--rule', 'give=two'], 'all or one'],
    [['play', '--rule', 'gift=one'], 'goAgainOnCatch'],
    [['play', '--rule', 'handSize=40'], '52'],
    [['play', '--player', ''], 'is not a player'],
    [
      ['play', '--player', 'Bo:shark'],
      "Bo cannot be 'shark'; choose human, ai (the default bot), or minnow, guppy, perch, pike, dolphin, orca, kraken or random.",
    ],
    [['play', '--bot', 'shark'], 'There is no bot and no program shark; the bots are minnow, guppy,'],
    [['play', '--seats', '2', '--player', 'A', '--player', 'B', '--player', 'C'], '3 players do not fit in 2 seats'],
    [['play', '--no-input'], '--player You:minnow'],
    [['play', '--no-bots', '--player', 'Ann', '--player', 'Bo:guppy'], 'give the name alone: --player Bo.'],
    [['play', '--no-bots'], '--no-bots leaves 3 of 3 seats empty; name a person for every seat'],
    [
      ['play', '--no-bots', '--seats', '4', '--player', 'Ann', '--player', 'Ben'],
      '--no-bots leaves 2 of 4 seats empty',
    ],
    [['play', '--no-bots', '--no-input'], 'drop one of them'],
    [['play', '--best-of', '0'], 'Give a whole number'],
    [['play', '--best-of', '3', '--target', '5'], 'not both'],
    [['play', '--seed', ''], 'A seed needs at least one character'],
    [['play', '--bogus'], "unknown option '--bogus'"],
    [['simulate', '--games', '0'], 'Give a whole number'],
    [['simulate', '--games', '-5'], 'Give a whole number'],
    [['simulate', '--games', '1e99'], 'Give a whole number'],
    [['simulate', '--games', 'many'], 'Give a whole number'],
    [['simulate', '--seats', '3', '--bots', 'minnow,guppy'], '2 bots do not fill 3 seats'],
    [['simulate', '--rotate'], '--rotate has no effect when every seat has the same bot'],
    [['simulate', '--rotate', '--bots', 'pike'], '--rotate has no effect'],
    [['simulate', '--jobs', '0'], 'Give a whole number from 1 to 256'],
    [['simulate', '--record', 'a', '--html', 'a'], '--record and --html need different files'],
    [['simulate', '--record', 'a', '--html', './a'], '--record and --html need different files'],
    [['simulate', '--bots', 'shark'], "Unknown bot 'shark'"],
    [['simulate', 'extra'], "Unknown game or command 'extra'"],
    [['simulate', 'go-fish', 'extra'], 'too many arguments'],
    [['simulate', 'go-fish', '--game', 'crazy'], "'go-fish' and --game crazy are two different games"],
    [['play', 'crazy', '--game', 'go-fish'], "'crazy' and --game go-fish are two different games"],
    [['rules', 'crazy', '--game', 'go-fish'], "'crazy' and --game go-fish are two different games"],
    [['play', '--seats', '500'], 'These rules are for 2 to 6 players, not 500.'],
    [['play', '--player', '7'], 'That name would be read as a card or a seat'],
    [['play', '--player', 'ace'], 'That name would be read as a card or a seat'],
    [['simulate', '--games', '1,00'], 'Give a whole number'],
    [['verify'], "missing required argument 'file'"],
    [['replay', '-', '--step'], '--step reads the keyboard'],
    [['rules', 'chess'], "Unknown game or command 'chess'"],
  ])('shoal %j is answered by %s', async (args, sentence) => {
    const { code, stdout, stderr } = await program.run(args);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

test('a file that cannot be written is named', async () => {
  const { code, stderr } = await program.run(['simulate', '--games', '5', '--record', 'no/such/folder.jsonl']);
  expect(code).toBe(3);
  expect(stderr).toBe('Cannot write no/such/folder.jsonl: there is no such file or folder.\n');
});

test('a file that cannot be written is named before the first card', async () => {
  const { code, stdout, stderr } = await program.run(['play', '--seed', '7', '--record', 'no/such/folder.jsonl']);
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
  expect(stderr).toBe('Cannot write no/such/folder.jsonl: there is no such file or folder.\n');
});

test.skipIf(!existsSync('/dev/full'))('a full disk is named', async () => {
  const { code, stderr } = await program.run(['simulate', '--games', '200', '--record', '/dev/full']);
  expect(code).toBe(3);
  expect(stderr).toBe('Cannot write /dev/full: the disk is full.\n');
});

test('--version is the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(await program.run(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test.each([['--help'], ['help'], ['play', '--help'], ['help', 'simulate']])(
  'shoal %s shows help with examples',
  async (...args) => {
    const { code, stdout } = await program.run(args);
    expect(code).toBe(0);
    expect(stdout).toContain('Examples:');
  },
);

test('the examples give a game the presets and rules that it has', async () => {
  const examples = Object.values(help).flatMap((text) => text.match(/^ {2}shoal .*--(?:preset|rule) .*$/gm) ?? []);
  expect(examples.length).toBeGreaterThan(2);
  for (const example of examples) {
    const game = GAME_IDS.find((id) => example.split(' ').includes(id)) ?? '';
    const flags = [...example.matchAll(/(--(?:preset|rule)) (\S+)/g)].flatMap(([, flag, value]) => [flag, value]);
    const { code, stderr } = await program.run(['rules', game, ...flags]);
    expect({ example, code, stderr }).toEqual({ example, code: 0, stderr: '' });
  }
});

describe('rules', () => {
  test('without a game lists games and presets', async () => {
    const { code, stdout } = await program.run(['rules']);
    expect(code).toBe(0);
    for (const name of ['classroom', 'classic', 'pairs', 'quick', 'actions']) expect(stdout).toContain(name);
  });

  test('with a game is its sheet, by preset, seats and options', async () => {
    const { stdout } = await program.run([
      'rules',
      'crazy-eights',
      '--preset',
      'actions',
      '--seats',
      '4',
      '--rule',
      'skip=J',
    ]);
    expect(stdout).toMatch(/^Crazy Eights for 4 players, by the actions rules with skip=J\n\n- /);
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(stdout).toMatch(/jack/i);
    expect(stdout).not.toMatch(/queen.*skip/i);
  });
});

describe('colours', () => {
  const shown = async (env: NodeJS.ProcessEnv) => (await program.run(['play', '--seed', '7'], '', env)).stdout;

  test('are only for terminals, unless asked for', async () => {
    expect(await shown({ FORCE_COLOR: undefined, NO_COLOR: undefined })).not.toContain('\x1b[');
    expect(await shown({ FORCE_COLOR: '1', NO_COLOR: undefined })).toContain('\x1b[94m7♦\x1b[39m');
    expect(await shown({ FORCE_COLOR: '1', NO_COLOR: '1' })).not.toContain('\x1b[');
  });
});
