import { expect, test } from 'vitest';
import type { RoomId } from '../src/protocol/identifiers.ts';
import { MemoryRoomStore } from './memory-room-store.ts';
import { storeContract } from './store-contract.ts';

storeContract('the store in memory', async () => ({ store: new MemoryRoomStore(), close: async () => undefined }));

const [ONE, TWO] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as RoomId[];
const ROWS = [{ seq: 1, command: null, entry: 'first' }];

test('a store in trouble saves nothing, and goes on afterwards', async () => {
  const store = new MemoryRoomStore();
  store.trouble = 'disk-full';
  expect(await store.append(ONE, ROWS, null)).toBe('disk-full');
  expect(await store.read(ONE)).toEqual([]);
  store.trouble = null;
  expect(await store.append(ONE, ROWS, null)).toBeNull();
});

test('a crash loses what nobody was told, or keeps it, and answers to neither', async () => {
  const store = new MemoryRoomStore();
  const letGo = store.hold();
  const answers: unknown[] = [];
  for (const room of [ONE, TWO]) void store.append(room, ROWS, null).then((answer) => answers.push(answer));
  store.crash((room) => room === ONE);
  letGo();
  expect(await store.read(ONE)).toEqual([]);
  expect(await store.read(TWO)).toEqual(ROWS);
  expect(answers).toEqual([]);
});
