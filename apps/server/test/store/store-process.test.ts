import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RoomId } from '@shoal/room/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../../../../scripts/bundle.mjs';
import { atDepth } from '../../../../scripts/depth.mjs';
import { backUpRooms } from '../../src/store/backup.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const KILLS = atDepth({ test: 4, check: 40, long: 400 });
const ROOMS = 5;

let folder: string;
let writer: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shoal-store-'));
  const source = 'apps/server/test/store/writer.ts';
  writer = await bundle(ROOT, source, join(ROOT, '.cache', 'server-test', 'writer.mjs'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Writing {
  readonly child: ChildProcess;
  /** What it has told so far. */
  readonly told: () => readonly string[];
}

async function write(file: string): Promise<Writing> {
  const child = spawn(process.execPath, [writer, file, String(ROOMS)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  await once(child.stdout ?? child, 'data');
  return { child, told: () => text.split('\n').slice(0, -1) };
}

async function end({ child }: Writing): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

const openStore = (file: string): Promise<SqliteStore> =>
  SqliteStore.open(file, { now: () => new Date(), monotonicMs: () => performance.now() });

/** Fails if the file lacks a row that was acknowledged, or holds anything but whole logs. */
async function expectAll(file: string, told: readonly string[]): Promise<void> {
  const store = await openStore(file);
  expect(store.setAside).toBeNull();
  const rooms = Array.from({ length: ROOMS }, (_, number) => `room${String(number).padStart(8, '0')}` as RoomId);
  const kept = new Set<string>();
  for (const room of rooms) {
    const log = await store.read(room);
    expect(log.map(({ entry }) => entry)).toEqual(log.map((_, index) => `${room} ${index + 1}`));
    for (const { entry } of log) kept.add(entry);
  }
  await store.close();
  expect(told.filter((line) => line.startsWith('room') && !kept.has(line))).toEqual([]);
}

test('JO4 kill -9 at random instants loses no row that was acknowledged, and leaves no lock behind', async () => {
  const file = join(folder, 'killed', 'rooms.db');
  const told: string[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const writing = await write(file);
    await setTimeout(Math.random() * 60);
    await end(writing);
    told.push(...writing.told());
    await expectAll(file, told);
  }
  console.log(`${KILLS} kills, ${told.length} rows acknowledged, 0 lost`);
});

const canFillDisk = spawnSync('prlimit', ['--version']).status === 0;

test.skipIf(!canFillDisk)('on a full disk nothing is acknowledged, and with room again all goes on', async () => {
  const file = join(folder, 'full', 'rooms.db');
  const writing = await write(file);
  const allow = (size: string) => spawnSync('prlimit', ['--pid', `${writing.child.pid}`, `--fsize=${size}:`]);
  const TIMES = 3;
  for (let time = 1; time <= TIMES; time += 1) {
    allow('1');
    await until(() => writing.told().at(-1) === 'disk-full');
    allow('unlimited');
    await until(() => writing.told().at(-1)?.startsWith('room') === true);
  }
  await end(writing);
  expect(new Set(writing.told().filter((line) => !line.startsWith('room')))).toEqual(new Set(['disk-full']));
  await expectAll(file, writing.told());
  console.log(
    `the disk was full ${TIMES} times: ${writing.told().length} answers, 0 rows acknowledged that are not there`,
  );
});

test('JO17 a copy taken from a server at work is whole, holds all that was acknowledged before, and overwrites nothing', async () => {
  const [file, copy] = [join(folder, 'busy', 'rooms.db'), join(folder, "copy's.db")];
  const writing = await write(file);
  await setTimeout(50);
  const before = writing.told();
  await backUpRooms(file, copy);
  await expect(backUpRooms(file, copy)).rejects.toMatchObject({ code: 'target-exists' });
  await expect(openStore(file)).rejects.toMatchObject({ code: 'locked' });
  const told = writing.told().length;
  await until(() => writing.told().length > told);
  await end(writing);
  await expectAll(copy, before);
  await expectAll(file, writing.told());
});

test('there is nothing to copy without rooms', async () => {
  await expect(backUpRooms(join(folder, 'none.db'), join(folder, 'no-copy.db'))).rejects.toMatchObject({
    code: 'no-rooms',
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await setTimeout(5);
}
