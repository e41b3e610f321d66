import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoomListing } from '@shoal/room/hosting';
import type { RoomId } from '@shoal/room/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeContract } from '../../../../packages/room/test/store-contract.ts';
import { KEPT_DAYS } from './erasure.ts';
import { loadSqlite } from './sqlite.ts';
import { SqliteStore, type StorePorts } from './sqlite-store.ts';

const ROOM = 'aaaaaaaaaaaa' as RoomId;
const OPEN: RoomListing = { code: [1, 2, 3], hasBegun: false, isEnded: false };
const row = (seq: number, entry = `entry ${seq}`) => ({ seq, command: null, entry });

let folder: string;
let now = new Date('2026-11-18T12:00:00Z');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shoal-rooms-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (name = 'rooms.db'): string => join(folder, name);
const openStore = (ports: Partial<StorePorts> = {}): Promise<SqliteStore> =>
  SqliteStore.open(path(), { now: () => now, monotonicMs: () => performance.now(), ...ports });

storeContract('the store in a file', async () => {
  const store = await SqliteStore.open(path(), { now: () => now, monotonicMs: () => performance.now() });
  return { store, close: () => store.close() };
});

describe('commits', () => {
  test('JO8 all appends of one turn of the event loop are one commit, synced to the disk before anybody hears of it', async () => {
    const commits: number[] = [];
    const store = await openStore({ onCommit: ({ writes }) => commits.push(writes) });
    const rooms = Array.from({ length: 20 }, (_, i) => `room${String(i).padStart(8, '0')}` as RoomId);
    await Promise.all(rooms.map((room) => store.append(room, [row(1)], OPEN)));
    await store.append(ROOM, [row(1)], OPEN);
    expect(commits).toEqual([20, 1]);
    await store.close();
  });

  test('a store that is closed still saves what it was given before, and refuses what comes later', async () => {
    const store = await openStore();
    const before = store.append(ROOM, [row(1)], OPEN);
    await store.close();
    expect(await before).toBeNull();
    expect(await store.append(ROOM, [row(2)], null)).toBe('store-down');
    const again = await openStore();
    expect(await again.read(ROOM)).toEqual([row(1)]);
    await again.close();
  });

  test('where even rolling back fails, everybody hears of trouble, and with the disk back all goes on', async () => {
    const Sqlite = await loadSqlite();
    let isBroken = true;
    class BrokenDisk extends Sqlite {
      override exec(sql: string): void {
        if (isBroken && sql === 'rollback') throw new Error('disk I/O error');
        super.exec(sql);
      }
    }
    const ports = { now: () => now, monotonicMs: () => performance.now() };
    const store = await SqliteStore.open(path(), ports, Promise.resolve(BrokenDisk));
    const both = [store.append(ROOM, [row(1)], OPEN), store.append(ROOM, [row(3)], null)];
    expect(await Promise.all(both)).toEqual(['store-down', 'store-down']);
    expect(store.isWritable()).toBe(false);
    isBroken = false;
    // What is still open is rolled back first.
    expect(await store.append(ROOM, [row(1)], OPEN)).toBe('store-down');
    expect(await store.append(ROOM, [row(1)], OPEN)).toBeNull();
    expect(await store.read(ROOM)).toEqual([row(1)]);
    await store.close();
  });

  test('a closed store is one file, and closing it twice does no harm', async () => {
    const store = await openStore();
    await store.append(ROOM, [row(1)], OPEN);
    await store.close();
    await store.close();
    expect(readdirSync(folder).sort()).toEqual(['rooms.db', 'rooms.db.lock']);
  });
});

describe('JO15 two servers', () => {
  test('never have one file at a time', async () => {
    const store = await openStore();
    await expect(openStore()).rejects.toMatchObject({ code: 'locked' });
    await store.append(ROOM, [row(1)], OPEN);
    await store.close();
    const next = await openStore();
    expect(await next.read(ROOM)).toEqual([row(1)]);
    await next.close();
  });
});

describe('JO16 a file that', () => {
  async function written(): Promise<void> {
    const store = await openStore();
    for (let seq = 1; seq <= 300; seq += 1) await store.append(ROOM, [row(seq, 'x'.repeat(100))], OPEN);
    await store.close();
  }

  test.each<[string, () => void]>([
    ['begins with garbage', () => damage(0, 200)],
    ['is damaged inside', () => damage(4096, 4096)],
    ['is cut short', () => truncateSync(path(), 9000)],
    ['is no database', () => writeFileSync(path(), 'hello '.repeat(1000))],
  ])('%s is set aside unchanged, and an empty one begun', async (_, harm) => {
    await written();
    harm();
    const damaged = readFileSync(path());
    const store = await openStore();
    expect(store.setAside).toMatch(/^rooms\.db\.damaged-2026-11-18T120000$/);
    expect(readFileSync(path(store.setAside ?? '')).equals(damaged)).toBe(true);
    expect(await store.read(ROOM)).toEqual([]);
    expect(await store.append(ROOM, [row(1)], OPEN)).toBeNull();
    await store.close();
  });

  test('is damaged again gets another name', async () => {
    for (let count = 1; count <= 3; count += 1) {
      writeFileSync(path(), `damage ${count} `.repeat(1000));
      await (await openStore()).close();
    }
    const names = readdirSync(folder).filter((name) => name.includes('damaged'));
    expect(names.sort()).toEqual(['', '-2', '-3'].map((end) => `rooms.db.damaged-2026-11-18T120000${end}`));
    expect(new Set(names.map((name) => readFileSync(path(name), 'utf8').slice(0, 8))).size).toBe(3);
  });

  test('is damaged takes its log of changes along', async () => {
    await written();
    const store = await openStore();
    await store.append(ROOM, [row(301)], null);
    const wal = readFileSync(path('rooms.db-wal'));
    await store.close();
    damage(8192, 30_000);
    writeFileSync(path('rooms.db-wal'), wal);
    const next = await openStore();
    expect(readFileSync(path(`${next.setAside}-wal`)).equals(wal)).toBe(true);
    await next.close();
  });

  test('was being written as the power went leaves the beginning of each log', async () => {
    const store = await openStore();
    for (let seq = 1; seq <= 40; seq += 1) await store.append(ROOM, [row(seq)], OPEN);
    const [file, wal] = [readFileSync(path()), readFileSync(path('rooms.db-wal'))];
    await store.close();
    const lengths = new Set<number>();
    for (let cut = 0; cut <= 20; cut += 1) {
      const torn = join(folder, `torn-${cut}`);
      mkdirSync(torn);
      writeFileSync(join(torn, 'rooms.db'), file);
      writeFileSync(join(torn, 'rooms.db-wal'), wal.subarray(0, Math.floor((wal.length * cut) / 20)));
      const left = await SqliteStore.open(join(torn, 'rooms.db'), { now: () => now, monotonicMs: () => 0 });
      const log = await left.read(ROOM);
      expect(log).toEqual(log.map((_, index) => row(index + 1)));
      expect(await left.append(ROOM, [row(log.length + 1)], OPEN)).toBeNull();
      lengths.add(log.length);
      await left.close();
    }
    console.log(`a log of changes cut at 21 places: ${lengths.size} beginnings, 0 logs with a gap`);
    expect(lengths.size).toBeGreaterThan(10);
    expect(lengths).toContain(40);
  });

  test('a later version wrote is refused and left alone', async () => {
    await written();
    await changed('pragma user_version = 999');
    const before = readFileSync(path());
    await expect(openStore()).rejects.toMatchObject({ code: 'newer' });
    expect(readFileSync(path()).equals(before)).toBe(true);
  });

  test('belongs to another program is refused and left alone', async () => {
    await changed('create table letters (text)');
    const before = readFileSync(path());
    await expect(openStore()).rejects.toMatchObject({ code: 'foreign' });
    expect(readFileSync(path()).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes('damaged'))).toEqual([]);
  });

  test('is empty is filled', async () => {
    writeFileSync(path(), '');
    const store = await openStore();
    expect(store.setAside).toBeNull();
    expect(await store.append(ROOM, [row(1)], OPEN)).toBeNull();
    await store.close();
  });

  test.skipIf(process.platform === 'win32')('is made is private, because it holds the secrets of rooms', async () => {
    const store = await openStore();
    await store.append(ROOM, [row(1)], OPEN);
    for (const name of ['rooms.db', 'rooms.db-wal', 'rooms.db-shm'])
      expect(statSync(path(name)).mode & 0o777).toBe(0o600);
    await store.close();
  });

  test('cannot be made is an error', async () => {
    writeFileSync(path('file'), '');
    const ports = { now: () => now, monotonicMs: () => 0 };
    await expect(SqliteStore.open(join(folder, 'file', 'rooms.db'), ports)).rejects.toMatchObject({
      code: 'inaccessible',
    });
  });

  /** Overwrites bytes of the file. */
  function damage(from: number, count: number): void {
    const bytes = readFileSync(path());
    bytes.fill(0xa5, from, from + count);
    writeFileSync(path(), bytes);
  }

  async function changed(sql: string): Promise<void> {
    const sqlite = await loadSqlite();
    const database = new sqlite(path());
    database.exec(sql);
    database.close();
  }
});

describe('JO18 erasure', () => {
  const day = (days: number): Date => new Date(Date.parse('2026-11-18T12:00:00Z') + days * 24 * 60 * 60 * 1000);

  test('takes rooms in which nobody played, then those that have ended, then those that were left', async () => {
    const rooms = {
      idle: { id: 'idleidleidle' as RoomId, listing: OPEN },
      ended: { id: 'endedendeded' as RoomId, listing: { ...OPEN, hasBegun: true, isEnded: true } },
      begun: { id: 'begunbegunbe' as RoomId, listing: { ...OPEN, hasBegun: true } },
    };
    const store = await openStore({ monotonicMs: () => now.getTime() });
    for (const { id, listing } of Object.values(rooms)) await store.append(id, [row(1, `canary ${id}`)], listing);
    for (const kind of ['idle', 'ended', 'begun'] as const) {
      now = day(KEPT_DAYS[kind] - 0.01);
      expect(await store.erase()).toBe(0);
      now = day(KEPT_DAYS[kind] + 0.01);
      expect(await store.erase()).toBe(1);
      expect(await store.read(rooms[kind].id)).toEqual([]);
    }
    now = day(0);
    for (const name of readdirSync(folder)) expect(readFileSync(path(name)).includes('canary')).toBe(false);
    await store.close();
  });

  test('waits for a day where the clock has leapt, at the start or later, so that a wrong one erases nothing', async () => {
    let ranMs = 0;
    const ports = { monotonicMs: () => ranMs };
    const first = await openStore(ports);
    await first.append(ROOM, [row(1)], OPEN);
    await first.close();
    now = day(100);
    const store = await openStore(ports);
    expect(await store.erase()).toBe(0);
    // Somebody sets it right, and it leaps again.
    now = day(0);
    expect(await store.erase()).toBe(0);
    now = day(100);
    expect(await store.erase()).toBe(0);
    for (; ranMs < 24 * 60 * 60 * 1000; ranMs += 60 * 60 * 1000) expect(await store.erase()).toBe(0);
    now = day(101);
    expect(await store.erase()).toBe(1);
    now = day(0);
    await store.close();
  });

  test('counts from the last change, and makes the file small again', async () => {
    const store = await openStore();
    await store.append(ROOM, [row(1)], OPEN);
    const many = Array.from({ length: 250 }, (_, i) => `room${String(i).padStart(8, '0')}` as RoomId);
    await Promise.all(many.map((room) => store.append(room, [row(1, 'x'.repeat(2000))], OPEN)));
    now = day(1.5);
    await store.append(ROOM, [row(2)], null);
    now = day(2.5);
    expect(await store.erase()).toBe(250);
    expect(await store.read(ROOM)).toHaveLength(2);
    now = day(0);
    await store.close();
    expect(readFileSync(path()).length).toBeLessThan(60_000);
  });
});
