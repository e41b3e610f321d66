import { readFileSync } from 'node:fs';
import { GAMES, type GameId, gameNamed } from '@shoal/games';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../scripts/depth.mjs';
import { useProgram } from './program.ts';

const RECORDED = atDepth({ test: 500, check: 2000, long: 10_000 });
const program = useProgram();
const PRESETS = (Object.keys(GAMES) as GameId[]).flatMap((game) =>
  Object.keys(gameNamed(game).tables.presets).map((preset) => [game, preset] as const),
);
const contents = (name: string): string => readFileSync(program.file(name), 'utf8');

describe.each(PRESETS)('%s by the %s rules', (game, preset) => {
  test('gives records that are right, the same for the same seed and others for another', async () => {
    const flags = ['simulate', '--game', game, '--preset', preset, '--games', '40'];
    const runs = ['7', '7', '8'].map((seed, index) =>
      program.run([...flags, '--seed', seed, '--record', `${game}-${preset}-${index}.jsonl`]),
    );
    const [first, second] = await Promise.all(runs);
    expect(first.code).toBe(0);
    expect(first.stdout).toBe(second.stdout);
    const [one, same, other] = [0, 1, 2].map((index) => contents(`${game}-${preset}-${index}.jsonl`));
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(
      one
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).seed),
    ).toEqual(Array.from({ length: 40 }, (_, index) => `7:${index}`));
    const verified = await program.run(['verify', `${game}-${preset}-0.jsonl`]);
    expect(verified).toMatchObject({ code: 0, stdout: '40 games verified.\n', stderr: '' });
  });
});

test('the summary is the same whether the games are recorded or not', async () => {
  const flags = ['simulate', '--game', 'crazy-eights', '--games', '50', '--seed', 'x', '--json'];
  const [silent, recorded] = await Promise.all([
    program.run(flags),
    program.run([...flags, '--record', 'recorded.jsonl']),
  ]);
  expect(silent.stdout).toBe(recorded.stdout);
  const summary = JSON.parse(silent.stdout);
  expect(summary).toMatchObject({ game: 'crazy-eights', preset: 'standard', seed: 'x', games: 50 });
  expect(summary.winShares.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1);
  expect(Object.values<number>(summary.reasons).reduce((sum, count) => sum + count, 0)).toBe(50);
});

test('the summary shows seats, wins, shares, scores and ends', async () => {
  const { stdout, stderr } = await program.run(['simulate', '--games', '30', '--seats', '2', '--seed', '7']);
  expect(stdout).toContain('30 games of Go Fish by the standard rules, 2 seats, seed 7.');
  expect(stdout).toMatch(
    /seat +player +wins +win share +95% interval +average books\nSeat 1 +bot:random +\d+ +\d+\.\d% +[\d.]+% to [\d.]+% +\d+\.\d\d\n/,
  );
  expect(stdout).toMatch(
    /A game took [\d.]+ actions on average: half of the games at most \d+, nine in ten between \d+ and \d+\./,
  );
  expect(stdout).toMatch(/actions +games\n/);
  expect(stdout).toContain('All the cards are laid down.');
  expect(stderr).toMatch(/games\/s/);
});

test('the game may be named alone, and the summary says what is changed and counted', async () => {
  const flags = [
    'simulate',
    'crazy-eights',
    '--games',
    '1e1',
    '--seed',
    '7',
    '--rule',
    'skip=Q',
    '--rule',
    'playOn=always',
  ];
  const { stdout } = await program.run(flags);
  expect(stdout).toContain('10 games of Crazy Eights by the standard rules (skip=Q; playOn=always), 3 seats');
  expect(stdout).toContain('average points');
  expect(stdout).toContain('A player went out.');
});

test('without a seed it picks one and tells it', async () => {
  const { stdout } = await program.run(['simulate', '--games', '1', '--json']);
  expect(JSON.parse(stdout).seed).toMatch(/^[0-9a-f]{8}$/);
});

test('records go to standard output when asked, and pass a pipe to verify', async () => {
  const { code, stdout } = await program.shell('shoal simulate --games 200 --seed 7 --record - | shoal verify -');
  expect({ code, stdout }).toEqual({ code: 0, stdout: '200 games verified.\n' });
});

test('with --json the summary is all that goes to standard error when records go to standard output', async () => {
  const flags = ['--games', '3', '--seed', '7', '--bots', 'minnow,guppy,perch', '--record', '-', '--json'];
  const { stdout, stderr } = await program.run(['simulate', ...flags]);
  const formats = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).format);
  expect(formats).toEqual(Array(3).fill('shoal-record/1'));
  expect(JSON.parse(stderr)).toMatchObject({ games: 3 });
});

test('--quiet prints nothing, and writes the files all the same', async () => {
  const flags = ['--games', '3', '--seed', '7', '--record', 'quiet.jsonl', '--html', 'quiet.html'];
  const outcome = await program.run(['simulate', '--quiet', ...flags]);
  expect(outcome).toMatchObject({ code: 0, stdout: '', stderr: '' });
  expect((await program.run(['verify', 'quiet.jsonl'])).stdout).toBe('3 games verified.\n');
  expect(readFileSync(program.file('quiet.html'), 'utf8')).toContain('</html>');
});

test('play --seed S:i deals the game number i of simulate --seed S', async () => {
  await program.run([
    'simulate',
    '--games',
    '4',
    '--seed',
    'S',
    '--bots',
    'minnow,guppy,minnow',
    '--record',
    'many.jsonl',
  ]);
  const players = ['minnow', 'guppy', 'minnow'].flatMap((bot, seat) => ['--player', `Seat ${seat + 1}:${bot}`]);
  await program.run(['play', '--no-input', '--seed', 'S:3', ...players, '--record', 'one.jsonl']);
  const { pack, rules } = JSON.parse(contents('many.jsonl').trim().split('\n')[3]);
  expect(JSON.parse(contents('one.jsonl'))).toMatchObject({ pack, rules, seed: 'S:3' });
});

test('bots play by their names', async () => {
  const { stdout } = await program.run([
    'simulate',
    '--games',
    '5',
    '--seats',
    '4',
    '--bots',
    'guppy',
    '--json',
    '--seed',
    '1',
  ]);
  expect(JSON.parse(stdout).seats.map(({ player }: { player: string }) => player)).toEqual(Array(4).fill('bot:guppy'));
});

test(`${RECORDED} games are recorded and verified as a stream`, async () => {
  const simulated = await program.run([
    'simulate',
    '--games',
    `${RECORDED}`,
    '--seats',
    '2',
    '--preset',
    'pairs',
    '--seed',
    '7',
    '--record',
    'big.jsonl',
  ]);
  expect(simulated.code).toBe(0);
  expect((await program.run(['verify', 'big.jsonl'])).stdout).toBe(
    `${RECORDED.toLocaleString('en')} games verified.\n`,
  );
});
