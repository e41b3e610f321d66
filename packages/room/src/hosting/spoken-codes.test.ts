import { expect, test } from 'vitest';
import { MemoryRoomStore } from '../../test/memory-room-store.ts';
import type { RoomId, SpokenCode } from '../protocol/identifiers.ts';
import { NO_CODE, SpokenCodes } from './spoken-codes.ts';

/** Codes from a store where one room has the code 1-1-1, with chance as told. */
async function codesWith(...chance: readonly number[]) {
  const store = new MemoryRoomStore();
  const row = { seq: 1, command: null, entry: '{}' };
  await store.append('qq4nzfjg45mu' as RoomId, [row], { code: [1, 1, 1], hasBegun: false, isEnded: false });
  const left = [...chance];
  return new SpokenCodes(store, (count) => new Uint8Array(count).fill(left.shift() ?? 1));
}

const told = (code: SpokenCode) => Promise.resolve(code);

test('JO13 a code that another room has is drawn again', async () => {
  const codes = await codesWith(1, 1, 2);
  expect(await codes.claim(told)).toEqual([2, 2, 2]);
});

test('JO13 two rooms that are opened in one moment get two codes', async () => {
  const codes = await codesWith(2, 2, 3);
  expect(await Promise.all([codes.claim(told), codes.claim(told)])).toEqual([
    [2, 2, 2],
    [3, 3, 3],
  ]);
});

test('JO13 a server without a free code opens no room, and a claim that fails frees its code', async () => {
  const codes = await codesWith(2, 2);
  await expect(codes.claim(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(await codes.claim(told)).toEqual([2, 2, 2]);
  expect(await codes.claim(told)).toBe(NO_CODE);
});
