import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoryKeeper, type SeatKeeper } from '@shoal/room/client';
import type { RoomId } from '@shoal/room/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonLog, readProxyTrust, TRUST_NOBODY } from '../../src/index.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import { RawSocket } from './raw-socket.ts';
import { guestOf, isLive, linkOf, openRoom, play, playerAt, until } from './room-player.ts';
import { TestServer } from './test-server.ts';

const NAME = 'Zanzibarra';
const ADDRESS = '203.0.113.77';
const AGENT = 'CanaryBrowser/7';
const HEADERS = { 'x-forwarded-for': ADDRESS, 'user-agent': AGENT };
const DAY_MS = 24 * 60 * 60 * 1000;

let log = '';
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    proxies: readProxyTrust('loopback') ?? TRUST_NOBODY,
    log: jsonLog('debug', {
      now: () => new Date(),
      write: (line) => {
        log += line;
      },
    }),
  });
});
afterAll(() => server.remove());

/** All that lies in the data folder. */
const disk = (): string =>
  readdirSync(server.folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(server.folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');

const metrics = async (): Promise<string> => (await fetch(`${server.origin}/metrics`)).text();

const tokenIn = (keeper: SeatKeeper, room: RoomId): string => keeper.load(room)?.token ?? '';

/** Plays a while as the canary, and does everything that could be told. */
async function sing() {
  const keepers = [memoryKeeper(), memoryKeeper()];
  const ann = openRoom(server.origin, {}, { name: NAME, keeper: keepers[0], headers: HEADERS });
  await until(ann, isLive);
  const ben = guestOf(server.origin, ann, { keeper: keepers[1], headers: HEADERS });
  await until(ben, isLive);
  await ben.sit(1, `${NAME}2`);
  await ann.do({ type: 'deal' });
  await play([ann, ben], 8);
  const { room: id, secret } = linkOf(ann);
  const wrong = playerAt(server.origin, { by: 'link', room: id, secret: secret.toLowerCase() as typeof secret });
  await until(wrong, ({ type }) => type === 'ended');
  const foreign = await RawSocket.upgrade(server.port, ['Origin: https://canary.example', `User-Agent: ${AGENT}`]);
  foreign.raw.end();
  await fetch(`${server.origin}/canary-path?canary-query`);
  for (const client of [ann, ben]) client.close();
  return { room: id, secret, tokens: keepers.map((keeper) => tokenIn(keeper, id)) };
}

test('canaries are neither in logs nor in metrics, and on the disk are names and nothing else that is personal', async () => {
  const { room, secret, tokens } = await sing();
  const secrets = [...tokens, ADDRESS, AGENT, 'canary'];
  const told = log + (await metrics());
  for (const canary of [...secrets, secret, NAME, 'zanzibarra']) expect(told).not.toContain(canary);
  // The canary sings where it may.
  expect(disk()).toContain(NAME);
  expect(tokens.map((token) => token.length)).toEqual([43, 43]);
  for (const canary of secrets) expect(disk()).not.toContain(canary);
  console.log(`${secrets.length + 3} canaries, ${told.length} characters of logs and metrics, 0 found`);
  await server.close();
  await eraseLater(room);
  expect(disk()).not.toContain(NAME);
  expect(disk()).not.toContain(secret);
  await server.start();
});

/** What the server does once the time of the room is over. */
async function eraseLater(room: RoomId): Promise<void> {
  const now = () => new Date(Date.now() + 91 * DAY_MS);
  let ranMs = 0;
  const store = await SqliteStore.open(join(server.folder, 'rooms.db'), { now, monotonicMs: () => ranMs });
  expect(await store.erase()).toBe(0);
  ranMs = DAY_MS;
  expect(await store.erase()).toBe(1);
  expect(await store.read(room)).toEqual([]);
  await store.close();
}

test('a bug in one room stops that room alone, tells the log its kind, and leaves a private file that leads to it again', async () => {
  const [ann, other] = [openRoom(server.origin), openRoom(server.origin)];
  for (const client of [ann, other]) await until(client, isLive);
  const { room: id, secret } = linkOf(ann);
  ann.close();
  await server.close();
  const store = await SqliteStore.open(join(server.folder, 'rooms.db'), {
    now: () => new Date(),
    monotonicMs: () => 0,
  });
  await store.append(id, [{ seq: 2, command: null, entry: `{"type":"${NAME}"}` }], null);
  await store.close();
  await server.start();
  log = '';
  const guest = playerAt(server.origin, { by: 'link', room: id, secret });
  expect(await until(guest, ({ type }) => type === 'ended')).toMatchObject({ ending: 'room-broken' });
  await until(other, isLive);
  expect((await other.do({ type: 'lock', isLocked: true })).ok).toBe(true);
  other.close();
  const entry = log.split('\n').find((line) => line.includes('room-failed')) ?? '{}';
  const { file, kind, room } = JSON.parse(entry);
  expect({ kind, room }).toEqual({ kind: 'Error', room: id });
  expect(log).not.toContain(NAME);
  const path = join(server.folder, 'failures', file);
  const [error, ...rows] = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(error.error).toContain(`entry 2 of room ${id} cannot be read`);
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2]);
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0);
});
