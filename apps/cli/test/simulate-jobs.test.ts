import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { fewOf, IS_CHECK } from '../../../scripts/depth.mjs';
import { startListening } from './listening.ts';
import { useProgram } from './program.ts';

const program = useProgram();
const hasGrown = (name: string): boolean => (statSync(program.file(name), { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Enough games that every thread has some. */
const RUNS: readonly (readonly [name: string, flags: readonly string[]])[] = [
  ['random games', ['--games', '2100', '--seats', '2', '--preset', 'pairs']],
  ['quick levels', ['--bots', 'pike,minnow', '--games', '270', '--rotate']],
  ['quick and random bots', ['--bots', 'pike,random', '--preset', 'pairs', '--games', '270']],
];

test.runIf(IS_CHECK).each(RUNS)(
  '%s come out the same, to the byte, whichever thread plays them and whether recorded or not',
  async (name, flags) => {
    const file = (jobs: number) => `${name.replaceAll(' ', '-')}-${jobs}.jsonl`;
    const all = ['simulate', ...flags, '--seed', '7', '--json'];
    const runs = await Promise.all([
      program.run([...all, '--jobs', '2']),
      ...[1, 2, 4].map((jobs) => program.run([...all, '--jobs', `${jobs}`, '--record', file(jobs)])),
    ]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(new Set(runs.map(({ stdout }) => stdout)).size).toBe(1);
    const [one, two, four] = [1, 2, 4].map((jobs) => readFileSync(program.file(file(jobs)), 'utf8'));
    expect(two === one && four === one).toBe(true);
    expect(JSON.parse(runs[0].stdout).games).toBe(one.trimEnd().split('\n').length);
  },
);

describe('several threads', () => {
  test.each(fewOf(1, [2, 1]))('stop at once at Ctrl-C, also while %i of them think', async (jobs) => {
    const flags = [
      'simulate',
      '--bots',
      'kraken',
      '--seats',
      '6',
      '--games',
      '500',
      '--jobs',
      `${jobs}`,
      '--seed',
      '7',
    ];
    const { child, outcome } = await startListening(program, flags);
    await setTimeout(500);
    child.kill('SIGINT');
    // All the games would take an hour: no test waits for that.
    const { code, stderr } = await outcome;
    expect(code).toBe(130);
    expect(stderr).toContain('Stopped after');
  });

  test('that break down are reported in one sentence, and nothing hangs', async () => {
    const mishap = program.file('mishap.cjs');
    writeFileSync(mishap, "if (!require('node:worker_threads').isMainThread) throw new Error('no luck');");
    const flags = ['simulate', '--games', '100000', '--jobs', '2', '--seed', '7'];
    const { code, stdout, stderr } = await program.runAlone(flags, '', { NODE_OPTIONS: `--require ${mishap}` });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(
      'A worker thread failed (no luck), so the run ends here; --jobs 1 runs without worker threads.\n',
    );
  });

  test.runIf(IS_CHECK)('leave whole records in order when they are stopped', async () => {
    const flags = ['simulate', '--games', '10000000', '--seed', '7', '--jobs', '2', '--record', 'cut.jsonl'];
    const { child, outcome } = program.start(flags);
    while (!hasGrown('cut.jsonl')) await setTimeout(20);
    child.kill('SIGINT');
    const { code, stdout, stderr } = await outcome;
    const lines = readFileSync(program.file('cut.jsonl'), 'utf8').trimEnd().split('\n');
    const games = lines.length.toLocaleString('en');
    expect(code).toBe(130);
    expect(stdout.startsWith(`${games} games of Go Fish`)).toBe(true);
    expect(stderr).toContain(`Stopped after ${games} games; they are in cut.jsonl.`);
    expect(lines.map((line) => JSON.parse(line).seed)).toEqual(lines.map((_, index) => `7:${index}`));
  });

  test.runIf(IS_CHECK)('end with their reader', async () => {
    const { stdout, stderr } = await program.shell(
      `shoal simulate --games 1000000 --jobs 2 --seed 7 --record - | head -1; echo "\${PIPESTATUS[0]}"`,
    );
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('0');
    expect(stderr).toBe('');
  });
});
