import { CONFLICT } from '@shoal/room/hosting';
import type { RoomId } from '@shoal/room/protocol';
import { MemoryRoomStore } from '@shoal/room/testing';
import { expect, test } from 'vitest';
import { WatchedStore } from './watched-store.ts';

const ROOM = 'room00000001' as RoomId;

test('failures are told one by one, the first of a row as such, and the end of the row once', async () => {
  const memory = new MemoryRoomStore();
  const told: string[] = [];
  const store = new WatchedStore(memory, {
    failed: (trouble, isFirst) => told.push(isFirst ? `first ${trouble}` : trouble),
    recovered: () => told.push('recovered'),
  });
  let seq = 0;
  const append = () => store.append(ROOM, [{ seq: seq + 1, command: null, entry: 'x' }], null);
  expect(await append()).toBeNull();
  seq += 1;
  memory.trouble = 'disk-full';
  expect([await append(), await append()]).toEqual(['disk-full', 'disk-full']);
  memory.readDelay = () => Promise.reject(new Error('EIO'));
  await expect(store.read(ROOM)).rejects.toThrow('EIO');
  memory.trouble = null;
  expect(await append()).toBeNull();
  expect(await append()).toBe(CONFLICT);
  expect(told).toEqual(['first disk-full', 'disk-full', 'unreadable', 'recovered']);
});
