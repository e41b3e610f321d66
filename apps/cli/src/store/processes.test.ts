import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { newFolder, openStore } from './test/matches.ts';

const SOURCE = fileURLToPath(new URL('./test/child.ts', import.meta.url));
const child = join(newFolder(), 'child.mjs');

beforeAll(() => build({ input: SOURCE, platform: 'node', logLevel: 'silent', output: { file: child, format: 'esm' } }));

const start = (home: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [child, ...args], { env: { ...process.env, SHOAL_HOME: home } });

test('whatever was acknowledged is there after kill -9, at whatever moment it comes', async () => {
  for (const lines of [2, 40, 171]) {
    const home = newFolder();
    const player = start(home, 'play');
    const end = once(player, 'exit');
    const told: string[] = [];
    const errors: string[] = [];
    if (player.stdout === null) throw new Error('the child has no output');
    player.stderr?.on('data', (bytes) => errors.push(`${bytes}`));
    for await (const line of createInterface(player.stdout)) {
      told.push(line);
      if (told.length === lines) player.kill('SIGKILL');
    }
    await end;
    const { store, messages } = openStore(home);
    const [saved] = store.savedGames();
    expect({ errors, messages }).toEqual({ errors: [], messages: [] });
    expect(told.length).toBeGreaterThanOrEqual(lines);
    const text = readFileSync(join(home, 'games', `${saved.id}.jsonl`), 'utf8');
    // After the heading and the deal comes what was told; the child may have saved more than it could tell.
    const entries = text.split('\n').slice(2, -1);
    expect(entries.slice(0, told.length)).toEqual(told);
    store.resume(saved.id).abandon();
    expect(messages).toEqual([]);
  }
});

test('programs that add finished games at the same time lose none and write none twice, while the file is damaged and mended', async () => {
  const home = newFolder();
  const path = join(home, 'finished.jsonl');
  const { store } = openStore(home);
  const adders = ['one', 'two', 'one'].map((name) => start(home, 'add', name));
  const ends = adders.map((adder) => once(adder, 'exit'));
  for (let isDone = false; !isDone; ) {
    appendFileSync(path, 'x\n');
    store.finished.all();
    isDone = await Promise.race([
      Promise.all(ends).then(() => true),
      new Promise<false>((on) => setTimeout(on, 5, false)),
    ]);
  }
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0, 0]);
  const expected = ['one', 'two'].flatMap((name) => Array.from({ length: 20 }, (_, number) => `${name}-${number}`));
  expect(
    store.finished
      .all()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(expected.sort());
  expect(readFileSync(path, 'utf8').split('\n').length).toBe(expected.length + 1);
});
