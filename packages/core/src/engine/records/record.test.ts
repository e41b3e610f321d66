import { gameNamed, REGISTRY } from '@shoal/games';
import type { NaiveRecord } from '@shoal/games/testing';
import { everyTable, playedRecord, playedTable, referee, seatsOf, tableCase, told } from '@shoal/games/testing';
import { expect, test } from 'vitest';
import { aThirdOf } from '../../../../../scripts/depth.mjs';
import { type ReadRecord, readRecord } from './read-record.ts';
import { type GameRecord, seatRecordOf, writeRecord } from './record.ts';
import { Replay } from './replay.ts';
import { verify } from './verify.ts';

const fish = tableCase(gameNamed('go-fish'), 'standard', 3);
const eights = tableCase(gameNamed('crazy-eights'), 'actions', 4);

function read(record: object): ReadRecord {
  const reading = readRecord(REGISTRY, JSON.stringify(record));
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return reading.read;
}

test.each(aThirdOf(everyTable()))(
  '$name: a record is accepted by the engine and by an independent referee',
  (table) => {
    for (const seed of ['1:0', '1:1', '1:2', 'a'.repeat(64)]) {
      const record = playedRecord(table, seed);
      expect(referee(JSON.parse(writeRecord(record)) as NaiveRecord)).toBeNull();
      expect(verify(read(record))).toBeNull();
    }
  },
);

test.each(aThirdOf(everyTable()))(
  '$name: the record of one seat holds what that seat may know and nothing else',
  (table) => {
    const played = playedTable(table, 'seen');
    const full = JSON.parse(writeRecord(playedRecord(table, 'seen'))) as NaiveRecord;
    for (const viewer of [null, 0, table.seats - 1]) {
      const { generator: _g, shuffle: _s, ...expected } = told(full, viewer);
      expect(JSON.parse(writeRecord(seatRecordOf(table.game, played, seatsOf(table), viewer)))).toEqual(expected);
    }
  },
);

test('the record of a game in progress has no result and can be replayed and verified', () => {
  const record = playedRecord(fish, 'half', 10);
  expect(record.result).toBeUndefined();
  expect(verify(read(record))).toBeNull();
});

test('a seed always gives the same bytes, and another seed other cards', () => {
  expect(writeRecord(playedRecord(eights, '7:0'))).toBe(writeRecord(playedRecord(eights, '7:0')));
  expect(playedRecord(eights, '7:1').pack).not.toEqual(playedRecord(eights, '7:0').pack);
});

const replayedTo = (record: GameRecord, entries: number): Replay => {
  const replay = new Replay(read(record));
  expect(replay.runTo(entries)).toBeNull();
  return replay;
};

test('a replay stops at any point with the table as it was then', () => {
  const record = playedRecord(eights, 'stops');
  for (let actions = 0; actions < 12; actions++) {
    const then = playedTable(eights, 'stops', actions);
    const { table } = replayedTo(record, then.logLength);
    expect([0, 1, 2, 3].map((seat) => table.view(seat))).toEqual([0, 1, 2, 3].map((seat) => then.view(seat)));
    expect(table.log(0)).toEqual(then.log(0));
  }
  const whole = replayedTo(record, record.log.length);
  expect(whole.isDone).toBe(true);
  expect(whole.at).toBe(record.log.length);
  expect(whole.table.result).toEqual(record.result);
});
