import { setTimeout } from 'node:timers/promises';
import { LIMITS } from '@shoal/room/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { atDepth } from '../../../../scripts/depth.mjs';
import { DEFAULT_LIMITS, readProxyTrust, TRUST_NOBODY } from '../../src/index.ts';
import { frameOf, RawSocket } from './raw-socket.ts';
import { isLive, openRoom, until } from './room-player.ts';
import { TestServer } from './test-server.ts';

const HEADERS_MS = 400;
const SOCKETS_PER_ADDRESS = 40;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    origins: ['https://cards.example.org'],
    proxies: readProxyTrust('loopback') ?? TRUST_NOBODY,
    limits: { ...DEFAULT_LIMITS, headersMs: HEADERS_MS, socketsPerAddress: SOCKETS_PER_ADDRESS },
  });
});
afterAll(() => server.remove());

/** Fails unless somebody can open a room. Returns how long that took. */
async function openingMs(): Promise<number> {
  const fromMs = performance.now();
  const ann = openRoom(server.origin);
  await until(ann, isLive);
  ann.close();
  return Math.round(performance.now() - fromMs);
}

const TEXT = 0x81;
const BINARY = 0x82;

test('no page of another site gets a socket, and programs without an origin do', async () => {
  const foreign = [
    'https://evil.example',
    'null',
    'http://cards.example.org',
    'https://cards.example.org.evil.example',
    `http://127.0.0.1:${server.port}.evil.example`,
    `http://evil.example:${server.port}`,
    'file://',
    `http://127.0.0.1:${server.port}/`,
    'http://127.0.0.1',
    '',
  ];
  const statusWith = async (headers: readonly string[]) => {
    const { raw, status } = await RawSocket.upgrade(server.port, headers);
    raw.end();
    return status;
  };
  for (const origin of foreign)
    expect({ origin, status: await statusWith([`Origin: ${origin}`]) }).toEqual({ origin, status: 403 });
  const own = ['https://cards.example.org', server.origin].map((origin) => [`Origin: ${origin}`]);
  for (const headers of [[], ...own]) expect(await statusWith(headers)).toBe(101);
  console.log(`${foreign.length} foreign origins, 0 sockets`);
});

test('a socket is only where it belongs', async () => {
  for (const path of [
    '/',
    '/room/',
    '/rooms',
    '/ROOM',
    '//room',
    '/../room',
    '/room%00',
    'http://evil.example/room/x',
  ]) {
    const raw = await RawSocket.connect(server.port);
    raw.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    await raw.closed();
    expect({ path, answer: raw.text.slice(0, 12) }).toEqual({
      path,
      answer: expect.stringMatching(/^HTTP\/1\.1 40[04]/),
    });
  }
});

test('people who send their request drop by drop are cut off, and others are served meanwhile', async () => {
  const COUNT = atDepth({ test: 200, check: 1000 });
  const slow = await Promise.all(Array.from({ length: COUNT }, () => RawSocket.connect(server.port)));
  const silent = slow.splice(0, COUNT / 4);
  for (const raw of slow) raw.write('GET /room HTTP/1.1\r\nHost: x\r\n');
  const drip = setInterval(() => {
    for (const raw of slow) if (!raw.isClosed) raw.write('X-Drop: 1\r\n');
  }, 20);
  const honestMs = await openingMs();
  await setTimeout(3 * HEADERS_MS);
  clearInterval(drip);
  expect([...slow, ...silent].filter((raw) => !raw.isClosed)).toHaveLength(0);
  expect(honestMs).toBeLessThan(3000);
  console.log(`${COUNT} slow or silent requests, 0 left; a room opened in ${honestMs} ms meanwhile`);
});

test('floods of headers are refused', async () => {
  const floods = [
    `X: ${'x'.repeat(20_000)}`,
    Array.from({ length: 5000 }, (_, index) => `X-${index}: 1`).join('\r\n'),
    `Cookie: ${'a=b; '.repeat(5000)}`,
    `Sec-WebSocket-Protocol: ${'a,'.repeat(8000)}`,
  ];
  for (const flood of floods) expect((await RawSocket.upgrade(server.port, [flood])).status).toBe(431);
  for (const bad of [
    'Sec-WebSocket-Protocol: ,',
    'Sec-WebSocket-Extensions: ;;',
    'Content-Length: 5\r\nContent-Length: 6',
  ])
    expect((await RawSocket.upgrade(server.port, [bad])).status).toBeOneOf([101, 400]);
  await openingMs();
  console.log(`${floods.length} floods of headers refused`);
});

const hello = (length: number): Buffer => Buffer.from(JSON.stringify({ type: 'beat', x: 'x'.repeat(length - 22) }));

test.each([
  ['binary', [frameOf(BINARY, Buffer.from('{"type":"beat"}'))], 4000],
  ['bad UTF-8', [frameOf(TEXT, Buffer.from([0x22, 0xc3, 0x28, 0x22]))], 1007],
  ['longer than a message may be', [frameOf(TEXT, hello(LIMITS.messageBytes + 1))], 4000],
  ['much longer than a message may be', [frameOf(TEXT, hello(5 * LIMITS.messageBytes))], 1009],
  ['without a mask', [frameOf(TEXT, hello(30), false)], 1002],
  ['compressed', [frameOf(0xc1, hello(30))], 1002],
  ['of an unknown kind', [frameOf(0x83, hello(30))], 1002],
  ['a continuation of nothing', [frameOf(0x80, hello(30))], 1002],
  ['a long ping', [frameOf(0x89, Buffer.alloc(126))], 1002],
  ['a close code that is none', [frameOf(0x88, Buffer.from([0x03, 0x00]))], 1002],
  [
    'a message in a thousand pieces',
    [frameOf(0x01, Buffer.from('{')), ...Array(1000).fill(frameOf(0x00, Buffer.from(' ')))],
    1008,
  ],
  ['text that is no JSON', [frameOf(TEXT, Buffer.from('hello'))], 4000],
  ['deeply nested', [frameOf(TEXT, Buffer.from('['.repeat(2000) + ']'.repeat(2000)))], 4000],
])('a frame that is %s ends its connection', async (kind, frames, code) => {
  const { raw } = await RawSocket.upgrade(server.port);
  raw.write(Buffer.concat(frames));
  await raw.until(() => raw.closeCode !== null || raw.isClosed);
  console.log(`a frame that is ${kind}: 1 connection of 1 ended, with ${raw.closeCode}`);
  expect(raw.closeCode).toBe(code);
  raw.end();
});

test('whatever bytes a socket sends, the server goes on', async () => {
  const COUNT = atDepth({ test: 150, check: 3000, long: 30_000 });
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((all) => Buffer.from(all)),
    fc
      .tuple(fc.nat({ max: 255 }), fc.uint8Array({ maxLength: 300 }), fc.boolean())
      .map(([first, all, isMasked]) => frameOf(first, Buffer.from(all), isMasked)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(bytes, { maxLength: 4 }), async (all) => {
      const { raw, status } = await RawSocket.upgrade(server.port);
      raw.write(Buffer.concat(all));
      raw.end();
      expect(status).toBe(101);
    }),
    { numRuns: COUNT },
  );
  await openingMs();
  console.log(`${COUNT} sockets with any bytes, 0 crashes`);
});

test('one address gets its own places alone', async () => {
  const from = (address: string) => RawSocket.upgrade(server.port, [`X-Forwarded-For: ${address}`]);
  const crowd = await Promise.all(Array.from({ length: SOCKETS_PER_ADDRESS + 20 }, () => from('203.0.113.5')));
  const { raw, status } = await from('198.51.100.7');
  expect(crowd.filter((one) => one.status === 429)).toHaveLength(20);
  expect(status).toBe(101);
  const network = await Promise.all(
    Array.from({ length: SOCKETS_PER_ADDRESS + 5 }, (_, host) => from(`2001:db8:1:2::${host}`)),
  );
  expect(network.filter((one) => one.status === 429)).toHaveLength(5);
  for (const one of [...crowd, ...network]) one.raw.end();
  raw.end();
  while ((await from('203.0.113.5')).status !== 101) await setTimeout(5);
  console.log('25 connections of two crowds refused, 0 of another address');
});

test('PR23 pings are answered as often as somebody may speak, and a flood of them is cut off', async () => {
  const PING = frameOf(0x89, Buffer.alloc(0));
  const PONG = '\x8a\x00';
  const { raw } = await RawSocket.upgrade(server.port);
  for (let count = 1; count <= LIMITS.messagesAtOnce; count += 1) raw.write(PING);
  await raw.until(() => raw.text === PONG.repeat(LIMITS.messagesAtOnce));
  const flood = Buffer.concat(Array(100_000).fill(PING));
  const { raw: flooder } = await RawSocket.upgrade(server.port);
  flooder.write(flood);
  await flooder.closed();
  const answers = flooder.text.length / PONG.length;
  expect(answers).toBeLessThan(2 * LIMITS.messagesAtOnce);
  await openingMs();
  console.log(`${flood.length / PING.length} pings at once: ${answers} answered, 1 connection of 1 cut off`);
  raw.end();
});

/** Connections of one address that the server takes besides its sockets. */
const OTHERS = 500;

test('where a server listens everywhere, each address of IPv4 gets its own places alone', async () => {
  const limits = { ...DEFAULT_LIMITS, headersMs: 60_000, socketsPerAddress: 1 };
  const own = await TestServer.start({ place: { host: null, port: 0 }, limits });
  const places = limits.socketsPerAddress + OTHERS;
  const crowd = await Promise.all(Array.from({ length: places + 20 }, () => RawSocket.connect(own.port, '127.0.0.2')));
  while (crowd.filter((raw) => raw.isClosed).length < 20) await setTimeout(5);
  const { raw, status } = await RawSocket.upgrade(own.port, [], '127.0.0.3');
  expect(status).toBe(101);
  expect(crowd.filter((one) => one.isClosed)).toHaveLength(20);
  console.log(`20 of ${crowd.length} connections of one address turned away, 0 of another`);
  for (const one of [raw, ...crowd]) one.end();
  await own.remove();
});

test('a server that stops refuses sockets, says so, and tells each client when to come back', async () => {
  const own = await TestServer.start();
  const COUNT = 20;
  const afterMs: number[] = [];
  const codes: number[] = [];
  const clients = Array.from({ length: COUNT }, () => new WebSocket(`ws://127.0.0.1:${own.port}/room`));
  await Promise.all(
    clients.map((client) => {
      client.on('message', (data) => afterMs.push(JSON.parse(data.toString()).afterMs));
      client.on('close', (code) => codes.push(code));
      return new Promise((resolve) => client.once('open', resolve));
    }),
  );
  const [late, ready] = await Promise.all([RawSocket.connect(own.port), RawSocket.connect(own.port)]);
  const closing = own.close();
  late.write('GET /room HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  ready.write('GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await Promise.all([closing, late.closed(), ready.closed()]);
  expect(late.text).toMatch(/^HTTP\/1\.1 503 .*\n\r\nThe server is about to stop: /s);
  expect(ready.text).toMatch(/^HTTP\/1\.1 503 .*\n\r\nstopping\n$/s);
  expect(codes).toEqual(Array(COUNT).fill(1012));
  expect(afterMs.every((ms) => ms >= 0 && ms < LIMITS.returnMs)).toBe(true);
  expect(new Set(afterMs).size).toBeGreaterThan(COUNT / 2);
  await own.remove();
});
