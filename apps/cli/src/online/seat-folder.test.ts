import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SavedSeat } from '@shoal/room/client';
import type { RoomId, RoomSecret, SessionToken } from '@shoal/room/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSeat, writeSeat } from './saved-seat.ts';
import { SeatFolder } from './seat-folder.ts';

const ROOM = 'qq4nzfjg45mu' as RoomId;
const HERE = 'http://127.0.0.1:7462';
const SEAT: SavedSeat = {
  token: 'a'.repeat(43) as SessionToken,
  secret: 'b'.repeat(22) as RoomSecret,
  seen: { table: `${ROOM}-1`, deal: 1, seat: 0, events: 17 },
  round: {
    ...{ round: 'r', deal: 1, server: 'f', commitments: [{ seat: 0, commitment: 'c' }] },
    ...{ own: { seat: 0, value: 'v' }, without: [1] },
  },
};
const other = (letter: string): SavedSeat => ({ ...SEAT, token: letter.repeat(43) as SessionToken });

let parent: string;
let folder: string;
const troubles: string[] = [];
const seats = () => new SeatFolder(folder, (path) => troubles.push(path));

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'shoal-seats-'));
  folder = join(parent, 'seats');
  troubles.length = 0;
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('a seat that is saved is there for the next program, with everything that belongs to it', () => {
  const first = seats().keeperAt(HERE);
  expect(first.load(ROOM)).toBeNull();
  first.save(ROOM, SEAT);
  first.close();
  expect(seats().keeperAt(HERE).load(ROOM)).toEqual(SEAT);
  expect(troubles).toEqual([]);
});

test('a seat is in a private file, and nothing else is left in the folder', () => {
  const keeper = seats().keeperAt(HERE);
  keeper.save(ROOM, SEAT);
  expect(statSync(join(folder, `${ROOM}-1.json`)).mode & 0o777).toBe(0o600);
  keeper.close();
  expect(readdirSync(folder)).toEqual([`${ROOM}-1.json`]);
});

test('a program that is killed while it writes leaves the seat of before', () => {
  const keeper = seats().keeperAt(HERE);
  keeper.save(ROOM, SEAT);
  keeper.close();
  writeFileSync(join(folder, `${ROOM}-1.json.999999.tmp`), '{"format":"shoal-s');
  expect(seats().keeperAt(HERE).load(ROOM)).toEqual(SEAT);
});

test('two programs of one machine have a seat each, and come back to them', () => {
  const [one, two] = [seats().keeperAt(HERE), seats().keeperAt(HERE)];
  expect([one.load(ROOM), two.load(ROOM)]).toEqual([null, null]);
  one.save(ROOM, other('x'));
  two.save(ROOM, other('y'));
  one.close();
  two.close();
  const [again, other2] = [seats().keeperAt(HERE), seats().keeperAt(HERE)];
  expect([again.load(ROOM), other2.load(ROOM)]).toEqual([other('x'), other('y')]);
});

test('a seat at another server is another seat', () => {
  const keeper = seats().keeperAt('https://elsewhere.example');
  keeper.save(ROOM, SEAT);
  keeper.close();
  expect(seats().keeperAt(HERE).load(ROOM)).toBeNull();
});

test('seats that wait are listed latest first, without those that somebody sits on', () => {
  const rooms = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as RoomId[];
  const keepers = rooms.map((room) => {
    const keeper = seats().keeperAt(HERE);
    keeper.save(room, SEAT);
    return keeper;
  });
  for (const keeper of keepers.slice(0, 2)) keeper.close();
  utimesSync(join(folder, 'aaaaaaaaaaaa-1.json'), new Date(), new Date(Date.now() - 60_000));
  expect(
    seats()
      .free()
      .map(({ room, origin }) => [room, origin]),
  ).toEqual([
    ['bbbbbbbbbbbb', HERE],
    ['aaaaaaaaaaaa', HERE],
  ]);
});

test('seats are forgotten after 30 days, and not before', () => {
  const keeper = seats().keeperAt(HERE);
  keeper.save(ROOM, SEAT);
  keeper.close();
  const day = 86_400_000;
  seats().forgetOld(Date.now() + 29 * day);
  expect(seats().free().length).toBe(1);
  seats().forgetOld(Date.now() + 31 * day);
  expect(seats().free().length).toBe(0);
});

test('a seat that is given up is gone', () => {
  const keeper = seats().keeperAt(HERE);
  keeper.save(ROOM, SEAT);
  keeper.forget(ROOM);
  expect(readdirSync(folder)).toEqual([]);
});

test('where nothing can be written, a seat lasts as long as the program, and somebody is told', () => {
  writeFileSync(folder, 'a file in the way');
  const keeper = seats().keeperAt(HERE);
  keeper.save(ROOM, SEAT);
  expect(keeper.load(ROOM)).toEqual(SEAT);
  expect(troubles.length).toBeGreaterThan(0);
});

test.each(['', '{}', 'null', '[]', '{"format":"shoal-seat/1"}', '{"format":"shoal-seat/2","origin":"http://x"}'])(
  'the text %j is no seat',
  (text) => expect(readSeat(text)).toBeNull(),
);

test('a damaged seat that nobody can use is not used', () => {
  const text = writeSeat({ origin: HERE, seat: SEAT });
  expect(readSeat(text.replace('aaa', 'a-a'))).toBeNull();
  const withoutSeen = JSON.parse(text);
  expect(readSeat(JSON.stringify({ ...withoutSeen, seen: { table: 3 }, round: [] }))?.seat).toEqual({
    ...SEAT,
    seen: null,
    round: null,
  });
});
