import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, type ServerLog, type ServerSettings } from '../../src/index.ts';
import type { LogFields } from '../../src/log/server-log.ts';
import { loadSqlite } from '../../src/store/sqlite.ts';
import { RawSocket } from './raw-socket.ts';
import { dealtRoom, isLive, linkOf, openRoom, play, playerAt, until } from './room-player.ts';
import { TestServer } from './test-server.ts';

const FROM_A_PROXY = { 'x-forwarded-for': '127.0.0.1' };

test.each([
  ['this-machine', 200, 404],
  ['everybody', 200, 200],
  ['nobody', 404, 404],
] as const)(
  'metrics for %s answer this machine with %i, and others through a proxy with %i',
  async (audience, here, there) => {
    const server = await TestServer.start({ metrics: audience });
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(`${server.origin}/metrics`, { headers })).status;
    expect([await statusWith({}), await statusWith(FROM_A_PROXY), await statusWith({ forwarded: 'for=x' })]).toEqual([
      here,
      there,
      there,
    ]);
    await server.remove();
  },
);

test('metrics count rooms, sockets, actions, commits and endings', async () => {
  const server = await TestServer.start();
  const people = await dealtRoom(server.origin);
  const actions = await play(people, 6);
  const refused = await RawSocket.upgrade(server.port, ['Origin: https://evil.example']);
  refused.raw.end();
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  for (const line of [
    'shoal_rooms 1',
    'shoal_sockets 2',
    'shoal_rooms_opened_total 1',
    `shoal_action_seconds_count ${actions}`,
    'shoal_refused_sockets_total{reason="foreign-page"} 1',
  ])
    expect(text).toContain(`\n${line}\n`);
  expect(Number(/\nshoal_commit_seconds_count (\d+)/.exec(text)?.[1])).toBeGreaterThan(actions);
  expect(Number(/\nprocess_resident_memory_bytes (\d+)/.exec(text)?.[1])).toBeGreaterThan(1e7);
  for (const client of people) client.close();
  await server.remove();
});

test('a server is alive and ready, says where rooms are, and answers HEAD like GET without a body', async () => {
  const server = await TestServer.start();
  for (const [path, status, text] of [
    ['/healthz', 200, 'alive\n'],
    ['/readyz', 200, 'ready\n'],
    ['/room', 426, 'Rooms are joined by WebSocket.\n'],
    ['/', 404, 'This server has rooms and no page.\n'],
  ] as const) {
    const answer = await fetch(server.origin + path);
    expect({ path, status: answer.status, text: await answer.text() }).toEqual({ path, status, text });
    const head = await fetch(server.origin + path, { method: 'HEAD' });
    expect({ path, status: head.status, text: await head.text() }).toEqual({ path, status, text: '' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  await server.remove();
});

test('a page without rooms says so, and takes no sockets', async () => {
  const server = await TestServer.start({ data: null });
  expect((await fetch(`${server.origin}/room`)).status).toBe(404);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect((await RawSocket.upgrade(server.port)).status).toBe(404);
  await server.remove();
});

test('one folder has one server, and a port that is taken gives the folder back', async () => {
  const server = await TestServer.start();
  const second = new TestServer({ data: server.folder });
  await expect(second.start()).rejects.toMatchObject({ code: 'locked' });
  await second.remove();
  const third = new TestServer({ place: { host: '127.0.0.1', port: server.port } });
  await expect(third.start()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const fourth = await TestServer.start({ data: third.folder });
  await fourth.remove();
  await third.remove();
  await server.remove();
});

test('one address opens as many rooms an hour as it may, and those that are open are told nothing', async () => {
  const server = await TestServer.start({ limits: { ...DEFAULT_LIMITS, roomsPerHour: 8 } });
  const clients = Array.from({ length: 4 }, () => openRoom(server.origin));
  const states = await Promise.all(clients.map((client) => until(client, ({ type }) => type !== 'connecting')));
  const opened = clients.filter((client) => isLive(client.state));
  expect(states.filter((state) => state.type === 'ended' && state.ending === 'too-many-rooms')).toHaveLength(2);
  expect(opened).toHaveLength(2);
  for (const client of clients) client.close();
  await server.remove();
});

/** A server that collects what it logs. */
async function loggingServer(settings: Partial<ServerSettings> = {}) {
  const entries: { readonly event: string; readonly fields: LogFields }[] = [];
  const log: ServerLog = (_, event, fields = {}) => void entries.push({ event, fields });
  const server = await TestServer.start({ ...settings, log });
  return { server, entries };
}

test('old rooms are erased at the start, and counted', async () => {
  const server = await TestServer.start();
  const ann = openRoom(server.origin);
  await until(ann, isLive);
  const link = linkOf(ann);
  ann.close();
  await server.close();
  const Database = await loadSqlite();
  const file = new Database(join(server.folder, 'rooms.db'));
  file.exec('update rooms set touched_at = touched_at - 3 * 86400000');
  file.close();
  await server.start();
  while (!(await (await fetch(`${server.origin}/metrics`)).text()).includes('shoal_rooms_erased_total 1'));
  const late = playerAt(server.origin, link);
  expect(await until(late, ({ type }) => type === 'ended')).toMatchObject({ ending: 'unknown-room' });
  await server.remove();
});

test('a bug outside all rooms is a private file, and in the log only its kind', async () => {
  const { server, entries } = await loggingServer();
  server.running.report(new TypeError('Ann has the 7♥'));
  server.running.report('odd');
  const [, bug, odd] = entries;
  expect([bug, odd]).toEqual([
    { event: 'bug', fields: { kind: 'TypeError', file: expect.stringMatching(/^server-/) } },
    { event: 'bug', fields: { kind: 'odd', file: expect.stringMatching(/^server-/) } },
  ]);
  expect(readFileSync(join(server.folder, 'failures', String(bug.fields['file'])), 'utf8')).toContain('Ann has the 7♥');
  await server.remove();
});

test('a proxy that the server was not told of is noticed once', async () => {
  const { server, entries } = await loggingServer();
  for (let count = 0; count < 3; count += 1) {
    const { raw } = await RawSocket.upgrade(server.port, ['X-Forwarded-For: 203.0.113.5']);
    raw.end();
  }
  expect(entries.filter(({ event }) => event === 'proxy-not-trusted')).toEqual([
    { event: 'proxy-not-trusted', fields: {} },
  ]);
  await server.remove();
});
