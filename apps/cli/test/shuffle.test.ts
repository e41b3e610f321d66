import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fewOf, IS_CHECK } from '../../../scripts/depth.mjs';
import { mirror, type Seated, typed } from './mirror.ts';
import { useProgram } from './program.ts';

const program = useProgram();
const SPLIT = ['--shuffle', 'split-stacks'];
const ANN_AND_BO: readonly Seated[] = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'minnow' },
];

interface Written {
  readonly seed: string;
  readonly shuffle: string;
  readonly pack: readonly string[];
}

const linesOf = (name: string): string[] => readFileSync(program.file(name), 'utf8').trim().split('\n');
const recordsIn = (name: string): Written[] => linesOf(name).map((line) => JSON.parse(line) as Written);

describe('simulate --shuffle split-stacks', () => {
  test.each(fewOf(1, ['minnow,random', 'random', 'minnow']))(
    'names the shuffle in the records of %s, and they verify',
    async (bots) => {
      const flags = ['--seats', '2', '--bots', bots, '--games', '3', '--seed', '7'];
      await program.run(['simulate', ...flags, '--record', 'fisher-yates.jsonl']);
      const { stdout } = await program.run(['simulate', ...flags, ...SPLIT, '--record', 'split.jsonl']);
      expect(stdout).toContain('seed 7 (split-stacks)');
      expect(recordsIn('fisher-yates.jsonl').map(({ shuffle }) => shuffle)).toEqual(Array(3).fill('fisher-yates'));
      expect(recordsIn('split.jsonl').map(({ shuffle }) => shuffle)).toEqual(Array(3).fill('split-stacks'));
      expect(recordsIn('split.jsonl')[0].pack).not.toEqual(recordsIn('fisher-yates.jsonl')[0].pack);
      expect(await program.run(['verify', 'split.jsonl'])).toMatchObject({ code: 0, stdout: '3 games verified.\n' });
    },
  );

  test('is told in the summary, and in the command that plays the same games again', async () => {
    const flags = ['--games', '3', '--seed', '7', ...SPLIT];
    const { stdout } = await program.run(['simulate', ...flags, '--json', '--html', 'split.html']);
    expect(JSON.parse(stdout)).toMatchObject({ seed: '7', shuffle: 'split-stacks' });
    expect(readFileSync(program.file('split.html'), 'utf8')).toContain(
      '<span>--shuffle</span> <span>split-stacks</span>',
    );
  });
});

test('a record that names the wrong shuffle is refused with its right name', async () => {
  await program.run(['simulate', '--games', '1', '--seed', '7', ...SPLIT, '--record', 'claimed.jsonl']);
  const [line] = linesOf('claimed.jsonl');
  writeFileSync(program.file('claimed.jsonl'), line.replace('split-stacks', 'fisher-yates'));
  const { code, stderr } = await program.run(['verify', 'claimed.jsonl']);
  expect(code).toBe(5);
  expect(stderr).toContain('the record names fisher-yates, but its cards were dealt by split-stacks.');
});

test('an unknown shuffle is refused with the names of those there are', async () => {
  const { code, stderr } = await program.run(['play', '--shuffle', 'riffle']);
  expect(code).toBe(2);
  expect(stderr).toContain('choose fisher-yates or split-stacks.');
});

describe('play --shuffle split-stacks', () => {
  const { decisions } = mirror('go-fish', 'standard', ANN_AND_BO, '31', 'split-stacks');
  const lines = decisions.map(({ action }) => typed(action, ANN_AND_BO));
  const flags = ['play', '--player', 'Ann', '--player', 'Bo:minnow', '--seed', '31', ...SPLIT];

  test('deals by it, also after a pause, and the record says so', async () => {
    const home = { SHOAL_HOME: program.file('home') };
    await program.run(flags, `${lines.slice(0, 4).join('\n')}\n`, home);
    const rest = `${lines.slice(4).join('\n')}\n`;
    const { code, stdout } = await program.run(['--continue', '--record', 'left.jsonl'], rest, home);
    expect(code).toBe(0);
    expect(stdout).toContain('The seed of this game is 31 (split-stacks).');
    expect(recordsIn('left.jsonl')).toMatchObject([{ seed: '31', shuffle: 'split-stacks' }]);
    expect((await program.run(['verify', 'left.jsonl'])).code).toBe(0);
    expect((await program.run(['replay', 'left.jsonl'])).stdout).toContain('seed 31 (split-stacks)');
    await program.run(['stats', '--export', 'export.jsonl'], '', home);
    expect((await program.run(['verify', 'export.jsonl'])).stdout).toBe('1 game verified.\n');
  });

  test('keeps it from deal to deal of a match', async () => {
    const bots = ['--player', 'Bo:minnow', '--player', 'Cy:minnow', '--no-input', '--best-of', '2'];
    await program.run(['play', ...bots, '--seed', '7', ...SPLIT, '--record', 'match.jsonl']);
    const told = recordsIn('match.jsonl').map(({ seed, shuffle }) => `${seed} ${shuffle}`);
    expect(told).toEqual(['7:0 split-stacks', '7:1 split-stacks']);
    expect((await program.run(['verify', 'match.jsonl'])).code).toBe(0);
  });

  test('is told to programs with the seed', async () => {
    const bots = ['--player', 'Bo:minnow', '--player', 'Cy:minnow', '--no-input', '--json'];
    const { stdout } = await program.run(['play', ...bots, '--seed', '7', ...SPLIT]);
    expect(stdout).toContain('"seed":"7","shuffle":"split-stacks"}');
  });
});

describe('tournament --shuffle split-stacks', () => {
  const flags = ['tournament', '--bots', 'minnow,random', '--deals', '3', '--seed', '7', '--results'];

  test.runIf(IS_CHECK)('is kept with the results, which go on by the same shuffle', async () => {
    const first = await program.runAlone([...flags, 'split-results.jsonl', ...SPLIT]);
    expect(first.stdout).toContain('seed 7 (split-stacks)');
    expect(JSON.parse(linesOf('split-results.jsonl')[0])).toMatchObject({ seed: '7', shuffle: 'split-stacks' });
    expect((await program.runAlone([...flags, 'split-results.jsonl'])).stdout).toBe(first.stdout);
    const other = await program.runAlone([...flags, 'split-results.jsonl', '--shuffle', 'fisher-yates']);
    expect(other).toMatchObject({ code: 3 });
    expect(other.stderr).toContain('shuffle split-stacks');
  });

  test.runIf(IS_CHECK)('refuses older results that name no shuffle, since Fisher-Yates dealt them', async () => {
    const whole = await program.runAlone([...flags, 'fisher-yates-results.jsonl']);
    const [header, ...deals] = linesOf('fisher-yates-results.jsonl');
    const before = header.replace('"shuffle":"fisher-yates",', '');
    expect(before).not.toBe(header);
    writeFileSync(program.file('fisher-yates-results.jsonl'), `${[before, ...deals].join('\n')}\n`);
    expect((await program.runAlone([...flags, 'fisher-yates-results.jsonl'])).stdout).toBe(whole.stdout);
    expect((await program.runAlone([...flags, 'fisher-yates-results.jsonl', ...SPLIT])).code).toBe(3);
  });
});
