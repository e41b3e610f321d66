import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@shoal/games';
import { allOf, oneOf } from '@shoal/language/en';
import { describe, expect, test } from 'vitest';
import { namesOf, optionsOf } from '../src/command-line/command-first.ts';
import { afterHelpOf } from '../src/manual/after-help.ts';
import { Interruption } from '../src/process/interruption.ts';
import { programFor } from '../src/program.ts';
import { help } from '../src/program-help.ts';
import { useProgram } from './program.ts';

const program = useProgram();
const EXAMPLE_BOT = fileURLToPath(new URL('../../../examples/bots/sensible.mjs', import.meta.url));

describe('a wrong command line ends with 2 and one sentence', () => {
  test.each<[string[], string]>([
    [['chess'], `There is no command or game "chess"; the games are ${allOf(GAME_IDS)}`],
    [['simulat'], 'There is no command "simulat"; did you mean shoal simulate?'],
    [['--seed', '7', 'simulat'], 'There is no command "simulat"; did you mean shoal simulate?'],
    [['--lagn', 'de', 'stats'], 'There is no option --lagn; did you mean --lang?'],
    [['--wrong=7', 'stats'], 'There is no option --wrong; shoal --help lists the commands'],
    [['games.jsonl'], 'shoal replay games.jsonl replays a file of records'],
    [['help', 'nope'], 'There is no command "nope"; shoal --help lists the commands.'],
    [['help', 'simulat'], 'did you mean shoal help simulate?'],
    [['help', 'go-fish'], 'shoal rules go-fish explains it'],
    [['play', '--game', 'chess'], `There is no game "chess"; choose ${oneOf(GAME_IDS)}.`],
    [['play', '--game', 'gofihs'], 'did you mean go-fish?'],
    [['play', '--preset', 'foo'], 'choose standard, classroom, classic or pairs'],
    [['play', '--seats', '7'], '2 to 6'],
    [['play', '--seats', '-3'], 'give a whole number'],
    [['play', '--seats', '2.5'], 'give a whole number'],
    [['play', '--rule', 'give'], '"give" is not a rule'],
    [['play', '--rule', 'give=two'], 'all or one'],
    [['play', '--rule', 'gift=one'], 'goAgainOnCatch'],
    [['play', '--rule', 'handSize=40'], '52'],
    [['play', '--player', ''], 'is not a player'],
    [['play', '--player', 'Abcdefghijklmnopqrstu'], '"Abcdefghijklmnopqrstu" has more than 20 characters'],
    [
      ['play', '--bot', 'abcdefghijklmnopqrstu=python3 mybot.py'],
      'has more than 20 characters; give the bot a shorter one',
    ],
    [
      ['play', '--player', 'Bo:shark'],
      'Bo cannot be "shark"; choose human, ai (the default bot), or minnow, guppy, perch, pike, dolphin, orca, kraken or random.',
    ],
    [['play', '--player', 'Bo:dolfin'], 'There is no bot "dolfin"; did you mean Bo:dolphin?'],
    [['play', '--bot', 'shark'], 'There is no bot and no program "shark"; the bots are minnow, guppy,'],
    [['play', '--seats', '2', '--player', 'A', '--player', 'B', '--player', 'C'], '3 players do not fit in 2 seats'],
    [['play', '--no-input'], '--player You:minnow'],
    [['play', '--no-bots', '--player', 'Ann', '--player', 'Bo:guppy'], 'give the name alone: --player Bo.'],
    [['play', '--no-bots'], '--no-bots leaves 3 of 3 seats empty; name a person for every seat'],
    [
      ['play', '--no-bots', '--seats', '4', '--player', 'Ann', '--player', 'Ben'],
      '--no-bots leaves 2 of 4 seats empty',
    ],
    [['play', '--no-bots', '--no-input'], 'drop one of them'],
    [['play', '--best-of', '0'], 'give a whole number'],
    [['play', '--best-of', '3', '--target', '5'], 'not both'],
    [['play', '--seed', ''], '--seed cannot be ""; give at least one character'],
    [['play', '--bogus'], 'shoal play has no option --bogus; shoal play --help lists its options.'],
    [['play', '--pleyer', 'Ann'], 'shoal play has no option --pleyer; did you mean --player?'],
    [['bot'], 'shoal bot check needs a command; shoal bot check --help shows examples.'],
    [['bot', 'check'], 'shoal bot check needs a command'],
    [['bot', 'chek', 'x'], 'There is no command "bot chek"; did you mean shoal bot check?'],
    [['play', '--time-bank', '5'], 'it is an option of shoal tournament and shoal bot check.'],
    [['--games', '5'], 'shoal play has no option --games; it is an option of shoal simulate.'],
    [['stats', '--json=1'], '--json takes no value; give --json alone.'],
    [['stats', '--help=x'], '--help takes no value; give --help alone.'],
    [['play', '--seed'], '--seed needs a value; give --seed <text>.'],
    [['play', '--speed', 'slow'], '--speed cannot be "slow"; choose calm, normal, fast or instant.'],
    [['play', '--lang', 'xx'], '--lang cannot be "xx"; choose en, de, es or fr.'],
    [['completion', 'tcsh'], 'The shell cannot be "tcsh"; choose bash, zsh or fish.'],
    [['completion'], 'shoal completion needs a shell'],
    [['simulate', '--games', '0'], 'give a whole number'],
    [['simulate', '--games', '-5'], 'give a whole number'],
    [['simulate', '--games', '1e99'], 'give a whole number'],
    [['simulate', '--games', 'many'], 'give a whole number'],
    [['simulate', '--seats', '3', '--bots', 'minnow,guppy'], '2 bots do not fill 3 seats'],
    [['simulate', '--rotate'], '--rotate has no effect when every seat has the same bot'],
    [['simulate', '--rotate', '--bots', 'pike'], '--rotate has no effect'],
    [['simulate', '--jobs', '0'], 'give a whole number from 1 to 256'],
    [['simulate', '--record', 'a', '--html', 'a'], '--record and --html need different files'],
    [['simulate', '--record', 'a', '--html', './a'], '--record and --html need different files'],
    [['simulate', '--bots', 'shark'], 'There is no bot "shark"; choose minnow,'],
    [['simulate', 'extra'], 'There is no game "extra"'],
    [['simulate', 'go-fish', 'extra'], 'shoal simulate cannot use "extra"; drop it'],
    [['simulate', 'go-fish', '--game', 'crazy'], '"go-fish" and --game crazy are two different games'],
    [['play', 'crazy', '--game', 'go-fish'], '"crazy" and --game go-fish are two different games'],
    [['rules', 'crazy', '--game', 'go-fish'], '"crazy" and --game go-fish are two different games'],
    [['play', '--seats', '500'], 'These rules are for 2 to 6 players, not 500.'],
    [['play', '--player', '7'], 'would be read as a card or a seat at the table'],
    [['play', '--player', 'ace'], 'would be read as a card or a seat at the table'],
    [['simulate', '--games', '1,00'], 'give a whole number'],
    [['verify'], 'shoal verify needs a file; shoal verify --help shows examples.'],
    [['replay', '-', '--step'], '--step reads the keyboard'],
    [['rules', 'chess'], 'There is no game "chess"'],
  ])('shoal %j is answered by %s', async (args, sentence) => {
    const { code, stdout, stderr } = await program.run(args);
    expect(stderr).toContain(sentence);
    expect(stderr).toMatch(/^[^\n]+[.?]\n$/);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('options may come before their command', () => {
  test.each<[string[], string[]]>([
    [
      ['--lang', 'de', 'stats'],
      ['stats', '--lang', 'de'],
    ],
    [
      ['--lang=de', '--plain', 'rules', 'go-fish'],
      ['rules', 'go-fish', '--lang=de', '--plain'],
    ],
    [
      ['--seed', '7', '--games', '20', 'simulate', '--json'],
      ['simulate', '--seed', '7', '--games', '20', '--json'],
    ],
    [
      ['--target', 'play', '--seed', '7'],
      ['play', '--target', '--seed', '7'],
    ],
    [
      ['--help', 'stats'],
      ['stats', '--help'],
    ],
  ])('shoal %j is shoal %j', async (before, after) => {
    const [{ stdout: one, code }, { stdout: other }] = [await program.run(before), await program.run(after)];
    expect({ one, code }).toEqual({ one: other, code: 0 });
    expect(one).not.toBe('');
  });

  test('because an option takes a value in every command, or in none', () => {
    const kinds = new Map<string, boolean>();
    for (const option of optionsOf(programFor(new Interruption(), () => undefined))) {
      const takesValue = option.required || option.optional;
      for (const name of namesOf(option)) {
        expect({ name, takesValue: kinds.get(name) ?? takesValue }).toEqual({ name, takesValue });
        kinds.set(name, takesValue);
      }
    }
  });
});

test('a file that cannot be written is named', async () => {
  const { code, stderr } = await program.run(['simulate', '--games', '5', '--record', 'no/such/folder.jsonl']);
  expect(code).toBe(3);
  expect(stderr).toBe('Cannot write no/such/folder.jsonl: its folder does not exist; create the folder first.\n');
});

test('a file that cannot be written is named before the first card', async () => {
  const { code, stdout, stderr } = await program.run(['play', '--seed', '7', '--record', 'no/such/folder.jsonl']);
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
  expect(stderr).toBe('Cannot write no/such/folder.jsonl: its folder does not exist; create the folder first.\n');
});

test.skipIf(!existsSync('/dev/full'))('a full disk is named', async () => {
  const { code, stderr } = await program.run(['simulate', '--games', '200', '--record', '/dev/full']);
  expect(code).toBe(3);
  expect(stderr).toBe('Cannot write /dev/full: the disk is full; free some space, or choose another disk.\n');
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

test.each([
  [['rules', GAME_IDS[0]]],
  [['simulate', '--games', '50', '--seed', '7']],
  [['tournament', '--bots', 'minnow,guppy', '--deals', '3', '--seed', '7', '--jobs', '1']],
  [['bot', 'check', `"${process.execPath}" "${EXAMPLE_BOT}"`]],
  [['man']],
])('shoal %j writes ASCII where the locale has no UTF-8', async (args) => {
  const { code, stdout } = await program.run(args, '', { LC_ALL: 'C' });
  expect(code).toBe(0);
  expect(stdout.match(/[^\n\x20-\x7e]/g)).toBeNull();
});

describe('the help', () => {
  const tree = programFor(new Interruption(), () => undefined);
  const commands = tree.createHelp().visibleCommands(tree);
  const names = commands.map((command) => command.name()).filter((name) => name !== 'help');

  test.each(names)('of %s has examples, and no line longer than 80 columns', async (name) => {
    const { code, stdout } = await program.run([name, '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`\nExamples:\n {2}shoal ${name}`));
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('of the program has no line longer than 80 columns', async () => {
    expect((await program.run(['--help'])).stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('keeps what an example is for apart from what to type', () => {
    const { examples } = afterHelpOf(tree);
    expect(examples.map(({ remark }) => remark)).toContain('two people at one screen');
  });

  test('of simulate speaks of bots alone', async () => {
    expect((await program.run(['simulate', '--help'])).stdout).not.toContain('--player');
  });
});

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
    expect(stdout).toMatch(/^Crazy Eights for 4 players, by the actions rules \(Skip cards: jacks\)\n\n- /);
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
