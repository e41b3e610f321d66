import { once } from 'node:events';
import { createServer } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { SocketListener } from '@shoal/room/hosting';
import { ENDINGS, LIMITS } from '@shoal/room/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { RoomSocket } from './room-socket.ts';

const http = createServer();
const server = new WebSocketServer({ server: http, autoPong: false });
let port = 0;
beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => {
  server.close();
  http.close();
});

interface Pair {
  readonly client: WebSocket;
  readonly socket: RoomSocket;
  readonly heard: (string | null)[];
  readonly failed: unknown[];
}

interface Wishes {
  readonly patience?: { readonly beatMs: number; readonly silenceMs: number };
  readonly receive?: SocketListener['receive'];
  readonly autoPong?: boolean;
}

/** Both ends of a connection. */
async function pair({ patience, receive, autoPong = true }: Wishes = {}): Promise<Pair> {
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong });
  const [[opened, request]] = await Promise.all([once(server, 'connection'), once(client, 'open')]);
  const heard: (string | null)[] = [];
  const failed: unknown[] = [];
  const ports = {
    address: '',
    stream: request.socket,
    failed: (error: unknown) => failed.push(error),
    ...(patience && { patience }),
  };
  const socket = new RoomSocket(opened, ports);
  socket.listen({ receive: receive ?? ((message) => heard.push(message)), closed: () => heard.push('closed') });
  return { client, socket, heard, failed };
}

test('PR1 text comes as it was sent, and a binary message as none', async () => {
  const { client, heard } = await pair();
  client.send('ü{"');
  client.send(Buffer.from('text'), { binary: true });
  client.close();
  await once(client, 'close');
  expect(heard).toEqual(['ü{"', null, 'closed']);
});

test.each([
  ['restarting', 1012],
  ['too-many-messages', 1012],
  ['removed', 4000],
  ['unknown-room', 4000],
] as const)('after "%s" the close code is %i', async (ending, expected) => {
  const { client, socket } = await pair();
  socket.close(ending);
  const [code, reason] = await once(client, 'close');
  expect({ code, reason: String(reason) }).toEqual({ code: expected, reason: ending });
});

test('every ending fits into a close frame', () => {
  expect(ENDINGS.filter((ending) => Buffer.byteLength(ending) > 123)).toEqual([]);
});

const FRAME = 'x'.repeat(64 * 1024);

/** Says so much, each frame in a turn of its own, that a reader who takes nothing is too slow. Returns how many bytes. */
async function sayTooMuch(socket: RoomSocket): Promise<number> {
  let said = 0;
  for (; socket.unsentBytes <= LIMITS.unsentBytes; said += FRAME.length) {
    socket.send(FRAME);
    await setImmediate();
  }
  return said;
}

test('PR8 a reader that does not read is measured, and cut off without a farewell', async () => {
  const { client, socket, heard } = await pair();
  client.pause();
  const said = await sayTooMuch(socket);
  socket.close('too-slow');
  while (heard.length === 0) await setTimeout(1);
  expect(heard).toEqual(['closed']);
  console.log(`cut off after ${Math.round(said / 1024)} KiB`);
  client.terminate();
});

test('PR8 nobody is too slow because one turn says much, also while that is on its way, but what follows counts', async () => {
  const { client, socket } = await pair();
  client.pause();
  // More than the buffers of the system take.
  for (let count = 0; count < 512; count += 1) {
    expect(socket.unsentBytes).toBe(0);
    socket.send(FRAME);
  }
  await setImmediate();
  expect(socket.unsentBytes).toBe(0);
  socket.send('news');
  await setImmediate();
  expect(socket.unsentBytes).toBeGreaterThan(0);
  expect(socket.unsentBytes).toBeLessThan(100);
  expect(await sayTooMuch(socket)).toBeLessThan(2 * LIMITS.unsentBytes);
  client.resume();
  while (socket.unsentBytes > 0) await setTimeout(1);
  client.terminate();
});

test('PR23 a ping gets its own content back', async () => {
  const { client } = await pair();
  const answered = once(client, 'pong');
  client.ping('what is it?');
  expect(String((await answered)[0])).toBe('what is it?');
  client.terminate();
});

test('PR23 a ping of somebody who has fallen behind is not answered but ends the connection', async () => {
  const { client, socket, heard } = await pair();
  client.pause();
  const said = await sayTooMuch(socket);
  client.ping();
  while (heard.length === 0) await setTimeout(1);
  expect(heard).toEqual(['closed']);
  console.log(`pinged ${Math.round(said / 1024)} KiB behind: 1 connection of 1 cut off`);
  client.terminate();
});

test('PR10 a silent client that answers pings stays, and a dead one goes', async () => {
  const patience = { beatMs: 30, silenceMs: 150 };
  const alive = await pair({ patience });
  const dead = await pair({ patience, autoPong: false });
  await setTimeout(400);
  console.log(`silent connections: ${alive.heard.length} of 1 living and ${dead.heard.length} of 1 dead cut off`);
  expect({ alive: alive.heard, dead: dead.heard }).toEqual({ alive: [], dead: ['closed'] });
  alive.client.terminate();
});

test('a bug in answering one client ends that connection, and is told', async () => {
  const bug = new Error('a bug');
  const broken = await pair({
    receive: () => {
      throw bug;
    },
  });
  broken.client.send('x');
  await once(broken.client, 'close');
  expect(broken.failed).toEqual([bug]);
});

test('what is sent in one turn of the event loop arrives in its order, and the connection sends on afterwards', async () => {
  const { client, socket } = await pair();
  const frames: string[] = [];
  client.on('message', (data) => frames.push(data.toString()));
  socket.send('one');
  void Promise.resolve().then(() => socket.send('two'));
  await setTimeout(20);
  socket.send('three');
  await once(client, 'message');
  expect(frames).toEqual(['one', 'two', 'three']);
  client.terminate();
});
