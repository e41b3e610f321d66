import { describe, expect, test } from 'vitest';
import { CONFLICT, type LogRow, type RoomListing, type RoomStore } from '../src/hosting/ports.ts';
import type { CommandId, RoomId, SpokenCode } from '../src/protocol/identifiers.ts';

/** A store that a test may fill, and how to end it. */
export interface TestedStore {
  readonly store: RoomStore;
  close(): Promise<void>;
}

const ROOM = 'aaaaaaaaaaaa' as RoomId;
const OTHER = 'bbbbbbbbbbbb' as RoomId;
const CODE: SpokenCode = [0, 63, 7];
const OPEN: RoomListing = { code: CODE, hasBegun: false, isEnded: false };

const row = (seq: number, entry = `entry ${seq}`): LogRow => ({ seq, command: `c-${seq}` as CommandId, entry });
const rows = (from: number, to: number): LogRow[] => Array.from({ length: to - from + 1 }, (_, i) => row(from + i));

/** What every store of rooms does, run for each of them. */
export function storeContract(name: string, open: () => Promise<TestedStore>): void {
  const withStore = (run: (store: RoomStore) => Promise<void>) => async (): Promise<void> => {
    const { store, close } = await open();
    try {
      await run(store);
    } finally {
      await close();
    }
  };
  describe(name, () => {
    describe('logs', () => logClauses(withStore));
    describe('codes', () => codeClauses(withStore));
  });
}

type WithStore = (run: (store: RoomStore) => Promise<void>) => () => Promise<void>;

function logClauses(withStore: WithStore): void {
  test(
    'a room that nobody wrote has an empty log',
    withStore(async (store) => {
      expect(await store.read(ROOM)).toEqual([]);
    }),
  );

  test(
    'JO1 a log is read as it was written, in order, with commands and without',
    withStore(async (store) => {
      const written = [row(1), { ...row(2), command: null }, row(3, '{"text":"äß♥\\u0000"}')];
      expect(await store.append(ROOM, written.slice(0, 1), OPEN)).toBeNull();
      expect(await store.append(ROOM, written.slice(1), null)).toBeNull();
      expect(await store.read(ROOM)).toEqual(written);
    }),
  );

  test(
    'rooms that are written at once keep apart',
    withStore(async (store) => {
      const ids = Array.from({ length: 50 }, (_, i) => `room${String(i).padStart(8, '0')}` as RoomId);
      const outcomes = ids.flatMap((room, i) => [
        store.append(room, [row(1, `first ${i}`)], OPEN),
        store.append(room, [row(2, `second ${i}`)], null),
      ]);
      expect(new Set(await Promise.all(outcomes))).toEqual(new Set([null]));
      for (const [i, room] of ids.entries())
        expect((await store.read(room)).map(({ entry }) => entry)).toEqual([`first ${i}`, `second ${i}`]);
    }),
  );

  test.each([
    ['a number that is there already', rows(2, 2)],
    ['a number that leaves a gap', rows(5, 5)],
    ['rows of which only some are new', rows(3, 4)],
    ['rows with a gap between them', [row(4), row(6)]],
  ])('JO5 %s is a conflict, and nothing of it counts', (_, refused) =>
    withStore(async (store) => {
      await store.append(ROOM, rows(1, 3), OPEN);
      expect(await store.append(ROOM, refused, { code: [1, 1, 1], hasBegun: true, isEnded: false })).toBe(CONFLICT);
      expect(await store.read(ROOM)).toEqual(rows(1, 3));
      expect(await store.findByCode([1, 1, 1])).toBeNull();
    })(),
  );

  test(
    'JO5 a conflict in one room does no harm to another that is written at the same time',
    withStore(async (store) => {
      await store.append(ROOM, rows(1, 2), OPEN);
      const outcomes = [
        store.append(OTHER, rows(1, 1), null),
        store.append(ROOM, rows(2, 2), null),
        store.append(OTHER, rows(2, 2), null),
      ];
      expect(await Promise.all(outcomes)).toEqual([null, CONFLICT, null]);
      expect(await store.read(OTHER)).toEqual(rows(1, 2));
    }),
  );

  test(
    'JO5 of two that write the next row at once, one wins',
    withStore(async (store) => {
      await store.append(ROOM, rows(1, 1), OPEN);
      const outcomes = [store.append(ROOM, [row(2, 'one')], null), store.append(ROOM, [row(2, 'other')], null)];
      expect(await Promise.all(outcomes)).toEqual([null, CONFLICT]);
      expect((await store.read(ROOM)).map(({ entry }) => entry)).toEqual(['entry 1', 'one']);
    }),
  );

  test(
    'a room begins with a row',
    withStore(async (store) => {
      expect(await store.append(ROOM, [], OPEN)).toBe(CONFLICT);
      expect(await store.findByCode(CODE)).toBeNull();
    }),
  );

  test(
    'a listing may change without a row',
    withStore(async (store) => {
      await store.append(ROOM, rows(1, 1), OPEN);
      expect(await store.append(ROOM, [], { ...OPEN, code: [2, 2, 2] })).toBeNull();
      expect(await store.findByCode([2, 2, 2])).toBe(ROOM);
      expect(await store.read(ROOM)).toEqual(rows(1, 1));
    }),
  );
}

function codeClauses(withStore: WithStore): void {
  test(
    'JO13 a room is found by its code, and by no other',
    withStore(async (store) => {
      await store.append(ROOM, rows(1, 1), OPEN);
      expect(await store.findByCode(CODE)).toBe(ROOM);
      expect(await store.findByCode([0, 6, 37])).toBeNull();
      expect(await store.findByCode([63, 0, 7])).toBeNull();
    }),
  );

  test(
    'entries without a listing leave the code as it was',
    withStore(async (store) => {
      await store.append(ROOM, rows(1, 1), OPEN);
      await store.append(ROOM, rows(2, 2), null);
      expect(await store.findByCode(CODE)).toBe(ROOM);
    }),
  );

  test.each<[string, RoomListing]>([
    ['has ended', { ...OPEN, hasBegun: true, isEnded: true }],
    ['is locked', { ...OPEN, code: null }],
    ['has another code', { ...OPEN, code: [1, 2, 3] }],
  ])('JO13 a room that %s is not found any more', (_, listing) =>
    withStore(async (store) => {
      await store.append(ROOM, rows(1, 1), OPEN);
      await store.append(ROOM, rows(2, 2), listing);
      expect(await store.findByCode(CODE)).toBeNull();
    })(),
  );
}
