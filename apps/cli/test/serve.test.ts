import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { RoomClient } from '@shoal/room/client';
import { afterAll, describe, expect, test } from 'vitest';
import { IS_CHECK } from '../../../scripts/depth.mjs';
import { dealtRoom, isLive, openTable, play, tableOf, until } from '../../server/test/server/room-player.ts';
import { PAGE, SiteFolder } from '../../server/test/site-folder.ts';
import { outcomeOf, useProgram } from './program.ts';
import { type Serving, stop, toldBy } from './serving.ts';

const program = useProgram();
const folder = new SiteFolder();
const HERE = { SHOAL_WEB: folder.path };
afterAll(() => folder.remove());

/** Starts a server on loopback with the rooms in a folder of this name. */
const serve = (name: string, args: readonly string[] = [], port = 0): Promise<Serving> =>
  toldBy(
    program.start(['serve', '--host', '127.0.0.1', '--port', `${port}`, '--data', program.file(name), ...args], HERE),
  );

async function playOut(people: readonly RoomClient[]): Promise<void> {
  await play(people);
  for (const client of people) {
    expect(tableOf(client)?.view.result).not.toBeNull();
    client.close();
  }
}

test('with nothing to configure it serves page and rooms, and SIGTERM ends it with code 0', async () => {
  const serving = await serve('simple');
  expect(serving.told).toMatch(/^Shoal is at http:\/\/127\.0\.0\.1:\d+\/\n$/);
  expect(await (await fetch(serving.origin)).text()).toBe(PAGE);
  await playOut(await dealtRoom(serving.origin));
  const { code, stdout, stderr } = await stop(serving);
  expect({ code, stdout }).toEqual({ code: 0, stdout: serving.told });
  const events = stderr
    .trimEnd()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line).event);
  expect(events).toEqual(['started']);
  expect(stderr).not.toContain('network');
});

test('kill -9 in the middle of a game: the next start has the room, and both people go on without doing anything', async () => {
  const first = await serve('killed');
  const people = await dealtRoom(first.origin);
  await play(people, 6);
  const told = Math.max(...people.map((client) => tableOf(client)?.log.length ?? 0));
  await stop(first, 'SIGKILL');
  const second = await serve('killed', [], first.port);
  const fromMs = performance.now();
  await Promise.all(people.map((client) => until(client, isLive)));
  console.log(`both are back ${Math.round(performance.now() - fromMs)} ms after the new server is there`);
  for (const client of people) await until(client, () => tableOf(client)?.log.length === told);
  await playOut(people);
  await stop(second);
});

test('a copy made while people play is whole, and another server goes on from it', async () => {
  const serving = await serve('copied');
  const people = await dealtRoom(serving.origin);
  await play(people, 4);
  const args = ['serve', '--data', program.file('copied'), '--backup'];
  const copy = program.file('copies/rooms.db');
  const refused = await program.run([...args, copy]);
  expect(refused.code).toBe(3);
  const { code, stdout } = await program.run([...args, program.file('copy.db')]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: `All rooms are copied to ${program.file('copy.db')}.\n` });
  expect(await program.run([...args, program.file('copy.db')])).toMatchObject({
    code: 3,
    stderr: expect.stringMatching(
      /^There is a \S+copy\.db already, and a copy never replaces a file: name another one\.\n$/,
    ),
  });
  await stop(serving);
  spawnSync('mkdir', [program.file('restored')]);
  writeFileSync(program.file('restored/rooms.db'), readFileSync(program.file('copy.db')));
  const restored = await serve('restored', [], serving.port);
  await Promise.all(people.map((client) => until(client, isLive)));
  await playOut(people);
  await stop(restored);
});

test('a damaged file is set aside with one sentence, and never overwritten', async () => {
  await stop(await serve('damaged'));
  const file = program.file('damaged/rooms.db');
  const damaged = readFileSync(file);
  damaged.fill(0x5a, 4096, 8192);
  writeFileSync(file, damaged);
  const serving = await serve('damaged');
  expect((await fetch(`${serving.origin}/readyz`)).status).toBe(200);
  const { stderr } = await stop(serving);
  const name = readdirSync(program.file('damaged')).find((one) => one.startsWith('rooms.db.damaged-')) ?? '';
  expect(stderr).toContain(
    `The file of all rooms was damaged: it is now called ${name} and unchanged, and the server has begun a new one.\n`,
  );
  expect(readFileSync(join(program.file('damaged'), name)).equals(damaged)).toBe(true);
});

describe('one sentence and exit code', () => {
  const run = (...args: string[]) => program.run(['serve', '--port', '0', '--host', '127.0.0.1', ...args], '', HERE);

  test('3 tell of rooms that another server has', async () => {
    const serving = await serve('shared');
    expect(await run('--data', program.file('shared'))).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringMatching(/^Another server has the rooms in \S+shared: stop it, or give another --data\.\n$/),
    });
    await stop(serving);
  });

  test('3 tell of a folder that cannot be written, of another program’s file, and of a newer one', async () => {
    writeFileSync(program.file('file'), '');
    expect(await run('--data', program.file('file'))).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^The rooms in \S+file cannot be read and written: /),
    });
    await stop(await serve('newer'));
    const file = program.file('newer/rooms.db');
    const bytes = readFileSync(file);
    // The version that wrote it stands here in every file of SQLite.
    bytes.writeUInt32BE(99, 60);
    writeFileSync(file, bytes);
    expect(await run('--data', program.file('newer'))).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^A newer version of Shoal wrote the rooms in \S+newer: /),
    });
    bytes.writeUInt32BE(1234, 68);
    writeFileSync(file, bytes);
    expect(await run('--data', program.file('newer'))).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^The file rooms\.db in \S+newer belongs to another program: /),
    });
  });

  test('3 tell of nothing to copy', async () => {
    expect(await run('--data', program.file('nothing'), '--backup', program.file('copied.db'))).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^There are no rooms in \S+nothing to copy: /),
    });
    expect(existsSync(program.file('copied.db'))).toBe(false);
  });

  test('4 tell of a port that is taken, also the default one, since links lead there', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    expect(await run('--port', port, '--data', program.file('port'))).toEqual({
      code: 4,
      stdout: '',
      stderr: `Port ${port} is taken by another program: stop it, or give another --port.\n`,
    });
    other.close();
  });

  test.each([
    ['--origin', 'cards.example.org', /^"cards\.example\.org" is not an origin: /],
    ['--origin', 'https://cards.example.org/x', / is not an origin: /],
    ['--trust-proxy', 'everybody', /^"everybody" names no proxies: /],
    ['--rooms-per-hour', '0', /give a whole number from 1/],
    ['--log', 'loud', /choose debug, info, warn or error/],
  ])('2 tell of %s %s', async (flag, value, sentence) => {
    const { code, stderr } = await run('--data', program.file('flags'), flag, value);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(sentence) });
    expect(existsSync(program.file('flags'))).toBe(false);
  });
});

test('behind a proxy the QR code leads to the address that people know', async () => {
  const serving = await serve('proxied', ['--origin', 'https://cards.example.org', '--ascii']);
  const { stdout, stderr } = await stop(serving);
  const [here, friends, ...code] = stdout.trimEnd().split('\n');
  expect([here, friends]).toEqual([`Shoal is at ${serving.origin}/`, 'For friends: https://cards.example.org/']);
  expect(code.join('')).toMatch(/^[# ]+$/);
  expect(stderr).not.toContain('https');
});

test('--json is one object, and --metrics and --no-metrics say who may read them', async () => {
  const serving = await serve('metrics', ['--json', '--no-metrics']);
  expect(JSON.parse(serving.told)).toEqual({ url: `${serving.origin}/`, network: [] });
  expect((await fetch(`${serving.origin}/metrics`)).status).toBe(404);
  await stop(serving);
});

test('shoal web has rooms as well, on loopback alone', async () => {
  const serving = await toldBy(program.start(['web', '--port', '0'], HERE));
  expect((await fetch(`${serving.origin}/room`)).status).toBe(426);
  await playOut(await dealtRoom(serving.origin));
  expect((await stop(serving)).stderr).toBe('');
});

test('shoal web without a place for rooms says why, and serves the page all the same', async () => {
  writeFileSync(program.file('no-home'), '');
  const serving = await toldBy(program.start(['web', '--port', '0'], { ...HERE, SHOAL_HOME: program.file('no-home') }));
  expect((await fetch(`${serving.origin}/room`)).status).toBe(404);
  expect(await (await fetch(serving.origin)).text()).toBe(PAGE);
  expect((await stop(serving)).stderr).toMatch(
    /^The page is served without rooms\. The rooms in \S+server cannot be read and written: .*\n$/,
  );
});

const BOT_TABLE = [{ type: 'open' } as const, { type: 'bot', bot: 'orca' } as const];

test('a bot that searches plays in a thread of the program', async () => {
  const serving = await serve('thinking');
  const ann = openTable(serving.origin, BOT_TABLE);
  await until(ann, isLive);
  await ann.do({ type: 'deal' });
  await until(ann, () => tableOf(ann) !== null);
  await play([ann], 3);
  expect(tableOf(ann)?.standIns).toEqual([]);
  ann.close();
  await stop(serving);
});

const hasLimits = spawnSync('prlimit', ['--version']).status === 0;

/** The tests of store and server have short forms of these. */
describe.skipIf(!hasLimits || !IS_CHECK)('where the system gives out', () => {
  test('a full disk acknowledges nothing, is told to people and operators, and all goes on with room again', async () => {
    const serving = await serve('full');
    const people = await dealtRoom(serving.origin);
    await play(people, 2);
    const allow = (size: string) => spawnSync('prlimit', ['--pid', `${serving.child.pid}`, `--fsize=${size}:`]);
    allow('1');
    const events = Math.max(...people.map((client) => tableOf(client)?.log.length ?? 0));
    const playing = play(people, 1);
    await Promise.all(people.map((client) => until(client, () => tableOf(client)?.trouble !== null)));
    expect(people.map((client) => tableOf(client)?.log.length)).toEqual([events, events]);
    expect(await (await fetch(`${serving.origin}/readyz`)).text()).toBe('not-saving\n');
    expect(await (await fetch(`${serving.origin}/healthz`)).text()).toBe('alive\n');
    allow('unlimited');
    await Promise.all(people.map((client) => until(client, () => tableOf(client)?.trouble === null)));
    expect((await fetch(`${serving.origin}/readyz`)).status).toBe(200);
    expect(await playing).toBe(1);
    await playOut(people);
    const { stderr } = await stop(serving);
    expect(stderr).toContain('"event":"store-failed","trouble":"disk-full"');
    expect(stderr).toContain('"event":"store-recovered"');
  });

  test('with no file handle left, connections are refused, and the server goes on once there are some', async () => {
    const line = `ulimit -n 60; exec '${process.execPath}' '${program.bundle}' serve --host 127.0.0.1 --port 0 --data '${program.file('handles')}'`;
    const child = spawn('bash', ['-c', line], { env: { ...process.env, ...HERE } });
    const serving = await toldBy({ child, outcome: outcomeOf(child) });
    const crowd: Socket[] = [];
    for (let count = 0; count < 120; count += 1)
      crowd.push(connect(serving.port, '127.0.0.1').on('error', () => undefined));
    await setTimeout(300);
    for (const socket of crowd) socket.destroy();
    await playOut(await dealtRoom(serving.origin));
    console.log(`${crowd.length} connections for 60 handles, 0 crashes`);
    expect((await stop(serving)).code).toBe(0);
  });
});
