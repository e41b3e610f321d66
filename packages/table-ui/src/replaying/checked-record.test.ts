import { writeRecord } from '@shoal/core';
import { type FinishedGame, writeFinished } from '@shoal/room';
import { playedDeal, recordIn } from '@shoal/room/testing';
import { expect, test } from 'vitest';
import { SHOWN_GAMES } from '../words/catalogues.ts';
import { en } from '../words/en.ts';
import { checkRecord, checkShuffle, isForeignLine, lineFaultSentence } from './checked-record.ts';
import { newerFormat } from './record-line.ts';
import { PRESETS, playedRecord } from './test/records.ts';

const PLACE = { file: 'games.jsonl', line: 12, game: 10 };

const record = playedRecord('crazy-eights', 'standard', 3, 'pearl');

const finished: FinishedGame = {
  ...{ id: '20261116-082400-1f2e3d4c5b6a-1', endedAt: '2026-11-16T08:24:00.000Z', preset: 'standard', deal: 1 },
  ...{ goal: null, daily: null, undone: 0, record },
};

function sentenceFor(line: string, isWholeLine = true): string {
  const { fault } = checkRecord(line, isWholeLine);
  if (fault === null) throw new Error('there is no fault');
  return lineFaultSentence(PLACE, fault, en, SHOWN_GAMES.en);
}

test.each(PRESETS)(
  'a game of %s %s with %i seats is right, and its summary tells who played',
  (game, preset, seats) => {
    const played = playedRecord(game, preset, seats, 'right');
    const { summary, fault } = checkRecord(writeRecord(played), true);
    expect(fault).toBeNull();
    expect(summary).toEqual({ game, seats: played.seats, result: played.result, isSeeded: true, finishedId: null });
  },
);

test('a line of an export is the record in it, and keeps its id', () => {
  const { summary, fault } = checkRecord(writeFinished(finished), true);
  expect(fault).toBeNull();
  expect(summary?.finishedId).toBe(finished.id);
});

test('without a seed the cards are checked and the shuffle is not', () => {
  const { seed: _seed, generator: _generator, shuffle: _shuffle, ...unseeded } = record;
  expect(checkRecord(JSON.stringify(unseeded), true)).toMatchObject({ fault: null, summary: { isSeeded: false } });
});

test('a fault inside a record is told with line and game, and the game can still be told of', () => {
  const line = writeRecord({ ...record, seed: 'another' });
  expect(checkRecord(line, true).summary?.game).toBe('crazy-eights');
  expect(sentenceFor(line)).toBe(
    'games.jsonl line 12 (game 10): The pack breaks rule 1: the seed deals different cards from those in the record.',
  );
});

test('a line that is no record is told with its line alone', () => {
  const { fault } = checkRecord('fish', true);
  expect(fault !== null && isForeignLine(fault)).toBe(true);
  expect(sentenceFor('fish')).toBe('games.jsonl line 12: This is not a record: it is not a JSON object.');
  expect(sentenceFor('[1]')).toBe('games.jsonl line 12: This is not a record: it is not a JSON object.');
});

test('a last line without an end that breaks off is told as cut off', () => {
  const half = writeRecord(record).slice(0, 300);
  expect(sentenceFor(half, false)).toMatch(/cut off here, in the middle of a record\.$/);
  expect(sentenceFor(half)).toMatch(/it is not a JSON object\.$/);
});

test('a fault in the record of an export is told as such', () => {
  const line = writeFinished({ ...finished, record: { ...record, firstSeat: 9 } });
  expect(sentenceFor(line)).toMatch(/The field "firstSeat" breaks the record format/);
});

test.each([
  ['says too little', { ...finished, endedAt: 'yesterday' }],
  ['has no record in it', { ...finished, record: undefined }],
  ['has something else in place of the record', { ...finished, record: { format: 'pgn' } }],
])('a line of an export that %s is faulty, and not foreign', (_, game) => {
  const fields = Object.entries({ format: 'shoal-finished/1', ...game });
  for (const order of [fields, [...fields].reverse()]) {
    const line = JSON.stringify(Object.fromEntries(order), null, 1).replaceAll('\n', '');
    const { fault } = checkRecord(line, true);
    expect(fault !== null && isForeignLine(fault)).toBe(false);
    expect(sentenceFor(line)).toBe(
      'games.jsonl line 12 (game 10): This is neither an exported game nor a record; export your games again, or save the record of a game.',
    );
  }
});

test('a line of an export is known by its format, wherever that stands', () => {
  const { format, ...rest } = JSON.parse(writeFinished(finished));
  expect(checkRecord(JSON.stringify({ ...rest, format }), true)).toMatchObject({
    ...{ fault: null, summary: { finishedId: finished.id } },
  });
});

test('a record of a later version is known by its format', () => {
  expect(newerFormat({ key: 'foreign-format', found: 'shoal-record/2' })).toBe('shoal-record/2');
  expect(newerFormat({ key: 'foreign-format', found: 'shoal-record/1' })).toBeNull();
  expect(newerFormat({ key: 'foreign-format', found: 'pgn' })).toBeNull();
  expect(newerFormat({ key: 'not-json' })).toBeNull();
});

test('a game that was played here is right, from its pack to its last rebuilt stock', () => {
  const game = playedDeal('crazy-eights', 5);
  const rebuilt = game.record.log.filter((entry) => entry['type'] === 'rebuilt').length;
  expect(checkShuffle(recordIn(game))).toEqual({
    ...{ fault: null, isSeeded: true, cards: 52, outcomes: rebuilt, entries: game.record.log.length },
  });
});

test('a changed card, and a record without a seed, are noticed', () => {
  const { record, ...game } = playedDeal('go-fish', 5);
  const [first, second, ...rest] = record.pack;
  const other = { ...game, record: { ...record, pack: [second, first, ...rest] } };
  expect(checkShuffle(recordIn(other)).fault).toEqual({ key: 'seed-deals-otherwise' });
  const { seed: _, generator: __, ...unseeded } = record;
  expect(checkShuffle(recordIn({ ...game, record: unseeded }))).toMatchObject({ fault: null, isSeeded: false });
});
