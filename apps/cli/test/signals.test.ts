import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startListening } from './listening.ts';
import { useProgram } from './program.ts';

const program = useProgram();

describe('an interruption', () => {
  test('while a person thinks ends the game with 130, once or twice', async () => {
    const { child, outcome } = program.start(['play', '--seed', '7']);
    await promptOf(child);
    child.kill('SIGINT');
    child.kill('SIGINT');
    const { code, stdout, stderr } = await outcome;
    expect({ code, stderr }).toEqual({ code: 130, stderr: '' });
    expect(stdout.endsWith('> \n')).toBe(true);
  });

  test('of a simulation leaves whole records only, and says how many', async () => {
    const { child, outcome } = program.start([
      'simulate',
      '--games',
      '10000000',
      '--seed',
      '7',
      '--record',
      'cut.jsonl',
    ]);
    while (!hasGrown('cut.jsonl')) await setTimeout(20);
    child.kill('SIGINT');
    await setTimeout(5);
    child.kill('SIGINT');
    const { code, stderr } = await outcome;
    expect(code).toBe(130);
    const records = readFileSync(program.file('cut.jsonl'), 'utf8');
    expect(records.endsWith('}\n')).toBe(true);
    const count = records.trimEnd().split('\n').length;
    expect(stderr).toContain(`Stopped after ${count.toLocaleString('en')} games; they are in cut.jsonl.`);
    expect(JSON.parse(records.trimEnd().split('\n').at(-1) ?? '').result).toBeDefined();
  });

  test('while verify waits for more records ends it with 130', async () => {
    const { child, outcome } = await startListening(program, ['verify', '-']);
    child.kill('SIGINT');
    expect(await outcome).toEqual({ code: 130, stdout: '', stderr: '' });
  });

  test('of a silent simulation is seen at once', async () => {
    const { child, outcome } = await startListening(program, ['simulate', '--games', '10000000', '--seed', '7']);
    await setTimeout(300);
    child.kill('SIGINT');
    const { code, stderr } = await outcome;
    expect(code).toBe(130);
    expect(stderr).toContain('Stopped after');
  });
});

/** Waits until the program has asked for an answer. */
async function promptOf({ stdout }: ChildProcess): Promise<void> {
  if (stdout === null) throw new Error('the program has no output');
  let text = '';
  for await (const [bytes] of on(stdout, 'data')) {
    text += bytes;
    if (text.endsWith('> ')) return;
  }
}

const hasGrown = (name: string): boolean => (statSync(program.file(name), { throwIfNoEntry: false })?.size ?? 0) > 0;

describe('a reader who stops reading', () => {
  test.each([
    ['shoal simulate --games 100000 --seed 7 --record - | head -1'],
    ['shoal play --no-input --player A:minnow --player B:guppy --seed 7 | head -1'],
    ['yes 7 | shoal play --seats 2 --seed 7 | head -1'],
    ['shoal rules go-fish | head -1'],
  ])('%s ends quietly', async (line) => {
    const { code, stdout, stderr } = await program.shell(`${line}; echo "\${PIPESTATUS[-2]}"`);
    const [first, status] = stdout.trim().split('\n');
    expect(first.length).toBeGreaterThan(0);
    expect(status).toBe('0');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});
