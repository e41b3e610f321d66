import { once } from 'node:events';
import type { LogRow } from '@shoal/room/hosting';
import {
  LIMITS,
  PROTOCOL_VERSION,
  type RoomId,
  type RoomSecret,
  type SpokenCode,
  socketUrlOf,
} from '@shoal/room/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { BOT, TestHost } from '../../../../packages/room/test/test-host.ts';
import { roomsFileIn } from '../../src/server/room-service.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import { TestServer } from './test-server.ts';

/** Bots may draw although they could play, and play on to the last card. */
const LONG = { game: 'crazy-eights', rules: { drawWithPlayable: 'yes', playOn: 'always' } } as const;
const LONGEST_DEAL_MS = 600_000;

interface PlayedRoom {
  readonly id: RoomId;
  readonly secret: RoomSecret;
  readonly code: SpokenCode | null;
  readonly rows: readonly LogRow[];
}

/** A room whose only deal is over, played in an instant. */
async function playedRoom(): Promise<PlayedRoom> {
  const host = new TestHost();
  const organiser = await host.open({ terms: LONG, seats: Array(10).fill(BOT), seat: null });
  await organiser.client.must({ type: 'deal' });
  await host.clock.pass(LONGEST_DEAL_MS);
  const { room: id, client } = organiser;
  if (client.table.view.result === null) throw new Error('the deal is not over');
  return { id, ...client.invitation, rows: await host.store.read(id) };
}

let room: PlayedRoom;
const server = new TestServer();
beforeAll(async () => {
  room = await playedRoom();
  const { id, rows, code } = room;
  const ports = { now: () => new Date(), monotonicMs: () => performance.now() };
  const store = await SqliteStore.open(roomsFileIn(server.folder), ports);
  expect(await store.append(id, rows, { code, hasBegun: true, isEnded: false })).toBeNull();
  await store.close();
  await server.start();
});
afterAll(() => server.remove());

test('PR8 a long deal is told whole to somebody who comes late, although it is longer than what may wait', async () => {
  const frames: string[] = [];
  const types = () => frames.map((frame): string => JSON.parse(frame).type);
  const socket = new WebSocket(socketUrlOf(server.origin), { perMessageDeflate: false });
  const closed = once(socket, 'close').then(([code]) => Promise.reject(new Error(`closed with ${code}`)));
  const told = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      frames.push(data.toString());
      if (types().includes('beat')) resolve();
      else if (types().includes('news') && types().includes('record')) socket.send('{"type":"beat"}');
    });
  });
  await once(socket, 'open');
  const { id, secret } = room;
  const entrance = { by: 'link', room: id, secret };
  socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, entrance }));
  await Promise.race([told, closed]);
  closed.catch(() => undefined);
  const bytes = frames.reduce((sum, frame) => sum + Buffer.byteLength(frame), 0);
  console.log(`a deal of ${room.rows.length} entries: ${Math.round(bytes / 1024)} KiB told at once`);
  expect(bytes).toBeGreaterThan(LIMITS.unsentBytes);
  socket.terminate();
});
