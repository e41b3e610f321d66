import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test, vi } from 'vitest';
import { fewOf, IS_CHECK } from '../../../scripts/depth.mjs';
import { type Script, scriptedBot } from './bot-scripts.ts';
import { readText } from './player/read-screen.ts';
import { useProgram } from './program.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);

const PYTHON = `python3 "${fileURLToPath(new URL('../../../examples/bots/sensible.py', import.meta.url))}"`;
/** Any place of the fan may be pointed at, so this plays a whole game. */
const TAKES = '1\n'.repeat(80);
const OLD_MAID = ['play', 'old-maid', '--seed', '5', '--speed', 'instant'];

const homeNamed = (name: string) => ({ SHOAL_HOME: program.file(name) });
const recordIn = (name: string) => JSON.parse(readFileSync(program.file(name), 'utf8'));
const scripted = (name: string, script: Script): string => scriptedBot(program.folder, name, script);

/** The processes that still run a file of this test's folder. */
const leftOf = (name: string): string[] =>
  execFileSync('ps', ['-eo', 'stat,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`${name}.mjs`) && !line.startsWith('Z'));

describe('a bot in Python (needs python3)', () => {
  test('plays with a person to the end, and the record names it', async () => {
    const played = await program.run([...OLD_MAID, '--bot', PYTHON, '--record', 'python.jsonl'], TAKES);
    expect(played).toMatchObject({ code: 0, stderr: '' });
    expect(recordIn('python.jsonl').seats).toEqual([
      { name: 'You', player: 'human' },
      { name: 'sensible-python', player: 'bot:sensible-python' },
    ]);
    expect((await program.run(['verify', 'python.jsonl'])).code).toBe(0);
  });

  test.runIf(IS_CHECK)(
    'sits after the people who were named, and bots of the ladder fill the other seats in turn',
    async () => {
      const bots = ['--bot', PYTHON, '--bot', `twin=${PYTHON}`, '--bot', 'pike', '--bot', 'guppy'];
      const flags = [...OLD_MAID, '--seats', '6', '--player', 'Ann:minnow', ...bots, '--no-input'];
      expect(await program.run([...flags, '--record', 'six.jsonl'])).toMatchObject({ code: 0, stderr: '' });
      expect(recordIn('six.jsonl').seats.map(({ player }: { player: string }) => player)).toEqual(
        ['minnow', 'sensible-python', 'twin', 'pike', 'guppy', 'pike'].map((name) => `bot:${name}`),
      );
    },
  );

  test('plays on the full screen', async () => {
    const pty = ptys.shoal(['play', '--bot', PYTHON, '--seed', '7', '--speed', 'instant'], { columns: 120, rows: 30 });
    await pty.until((text) => readText(text).is === 'choosing');
    expect(pty.screen().join('\n')).toContain('sensible-python');
    expect(pty.screen().join('\n')).not.toContain('sensible-python sensible-python');
  });
});

describe('a bot that fails at the table', () => {
  const faults: readonly [what: string, code: keyof typeof CODES, script: Script][] = [
    ['answers garbage', 'not-understood', { choose: 'console.log("my hand is " + message.view.hand)' }],
    ['crashes', 'ended', { choose: 'process.exit(3)' }],
    ['does something illegal', 'illegal', { choose: 'say({ type: "take", target: 1, spot: 99 })' }],
    ['gives no answer', 'no-answer', { choose: '' }],
  ];

  test.each(fewOf(1, faults))(
    'because it %s is told in one sentence, and the game goes on to its end',
    async (what, code, script) => {
      const name = what.replaceAll(' ', '-');
      const flags = [...OLD_MAID, '--bot', scripted(name, script), '--time-limit', '300', '--record', `${name}.jsonl`];
      const { code: exit, stdout, stderr } = await program.run(flags, TAKES);
      expect(exit).toBe(0);
      expect(`${stdout}${stderr}`.split(en.screen.botFailed('scripted', code))).toHaveLength(2);
      expect(stdout).not.toContain('my hand is');
      expect(recordIn(`${name}.jsonl`).seats[1].player).toBe('bot:scripted');
      await vi.waitFor(() => expect(leftOf(name)).toEqual([]), 5000);
    },
  );

  test('has a sentence of its own for each reason, in every language', () => {
    for (const { screen } of Object.values(CATALOGUES)) {
      const sentences = [null, ...Object.keys(CODES)].map((code) => screen.botFailed('Bo', code as keyof typeof CODES));
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const sentence of sentences) expect(sentence).toMatch(/Bo.*\.$/);
    }
  });
});

const CODES = { 'not-started': 0, ended: 0, 'no-answer': 0, 'not-understood': 0, illegal: 0 };

describe('a bot of your own', () => {
  const good = () => scripted('good', { choose: 'say(message.legal[0])' });

  test('is told of the deal, of an undo by the deal again, and of the result; then it says goodbye', async () => {
    const log = `require('node:fs').appendFileSync(${JSON.stringify(program.file('heard.txt'))}, line + '\\n')`;
    const begin = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);
createInterface({ input: process.stdin }).on('line', (line) => ${log});`;
    await program.run([...OLD_MAID, '--bot', scripted('hearing', { begin })], `1\nundo\n2\n${TAKES}`);
    const heard = readFileSync(program.file('heard.txt'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const types = heard.map(({ type }) => type);
    expect(types.slice(0, 4)).toEqual(['hello', 'bye', 'hello', 'deal']);
    expect(types.filter((type) => type === 'deal')).toHaveLength(2);
    expect(types.slice(-2)).toEqual(['result', 'bye']);
    const own = heard.filter(({ type }) => type === 'choose').map(({ view }) => view);
    expect(own.every(({ seat, turn }) => seat === 1 && turn === 1)).toBe(true);
    const { log: told, places } = heard.at(-2);
    expect(places).toHaveLength(2);
    expect(told.length).toBeGreaterThan(0);
  });

  test('goes on in a saved game, started in the folder where it was', async () => {
    const home = homeNamed('left');
    await program.run([...OLD_MAID, '--bot', good()], '1\n', home);
    const played = await program.run(['--continue', '--record', 'resumed.jsonl'], TAKES, home);
    expect(played).toMatchObject({ code: 0, stderr: '' });
    expect(played.stdout).not.toContain('simple bot');
    expect(recordIn('resumed.jsonl').seats[1]).toEqual({ name: 'scripted', player: 'bot:scripted' });
  });

  test.runIf(IS_CHECK)('that is no longer there costs no saved game: a simple bot plays on', async () => {
    const home = homeNamed('moved');
    const command = scripted('moving', {});
    await program.run([...OLD_MAID, '--bot', command], '1\n', home);
    renameSync(program.file('moving.mjs'), program.file('moved.mjs'));
    const { code, stdout, stderr } = await program.run(['--continue'], TAKES, home);
    expect(code).toBe(0);
    expect(`${stdout}${stderr}`).toContain('so a simple bot takes over');
    expect(readdirSync(join(home.SHOAL_HOME, 'games'))).toEqual([]);
  });

  test('whose name has a space is one word in records, so that every game of it stays readable', async () => {
    const home = homeNamed('two-words');
    const heard = program.file('heard-by-two-words.txt');
    const bot = scripted('two-words', {
      hello: `say({ protocol: 'shoal-bot/1', name: 'my  bot' })`,
      result: `import('node:fs').then((fs) => fs.appendFileSync(${JSON.stringify(heard)}, 'result\\n'))`,
    });
    const flags = [...OLD_MAID, '--bot', bot, '--record', 'two-words.jsonl'];
    expect(await program.run(flags, TAKES, home)).toMatchObject({ code: 0, stderr: '' });
    expect(recordIn('two-words.jsonl').seats[1]).toEqual({ name: 'my-bot', player: 'bot:my-bot' });
    expect((await program.run(['verify', 'two-words.jsonl'])).code).toBe(0);
    expect(await program.run(['stats', '--json'], '', home)).toMatchObject({ code: 0, stderr: '' });
    await vi.waitFor(() => expect(readFileSync(heard, 'utf8')).toBe('result\n'));
  });

  test('that cannot be started is refused before the first card', async () => {
    const home = homeNamed('refused');
    const { code, stdout, stderr } = await program.run([...OLD_MAID, '--bot', 'node missing.mjs'], '', home);
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toMatch(/^The bot "node missing\.mjs" cannot play: its process ended \(.*\); shoal bot check with/);
    expect((await program.run(['--continue'], '', home)).code).toBe(3);
  });

  test.each([
    [['--bot', 'whale'], 'There is no bot and no program "whale";'],
    [['--bot', 'kraken=node x.mjs'], 'A bot called "kraken" would be mistaken'],
    [['--bot', 'mine=pike'], 'name a bot of the ladder with --player mine:pike.'],
    [['--time-limit', '500'], '--time-limit is for a program;'],
    [['--bot', '"unclosed'], 'is not a command;'],
    [
      ['--bot', 'node x.mjs', '--no-bots', '--player', 'Ann', '--player', 'Ben'],
      '--no-bots allows no programs either;',
    ],
    [['--bot', 'node x.mjs', '--setup'], '--setup seats only people and bots of the ladder;'],
    [['--bot', 'node x.mjs', '--seats', '2', '--player', 'Ann', '--player', 'Ben'], '3 players do not fit in 2 seats;'],
  ])('is refused with a sentence where it cannot sit: %j', async (flags, sentence) => {
    copyFileSync(scripted('x', {}).split('"')[3], program.file('x.mjs'));
    const { code, stderr } = await program.run(['play', 'old-maid', ...flags], '');
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });

  test('dies with the program, however that ends', async () => {
    const command = scripted('lasting', { begin: 'setInterval(() => undefined, 1000);' });
    const pty = ptys.shoal([...OLD_MAID, '--bot', command]);
    await pty.until((text) => readText(text).is === 'choosing');
    expect(leftOf('lasting')).not.toEqual([]);
    pty.signal('SIGTERM');
    await vi.waitFor(() => expect(leftOf('lasting')).toEqual([]), 5000);
    const { child, outcome } = program.start([...OLD_MAID, '--bot', command]);
    await vi.waitFor(() => expect(leftOf('lasting')).not.toEqual([]), 5000);
    child.kill('SIGTERM');
    expect((await outcome).code).toBe(null);
    await vi.waitFor(() => expect(leftOf('lasting')).toEqual([]), 5000);
  });
});
