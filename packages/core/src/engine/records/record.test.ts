import { describe, expect, test } from 'vitest';
import { everyTable, tableCase } from '../../../test/every-table.ts';
import { referee } from '../../../test/naive/referee.ts';
import { told } from '../../../test/naive/told.ts';
import type { NaiveRecord } from '../../../test/naive/types.ts';
import { playedRecord, playedTable, seatsOf } from '../../../test/played.ts';
import { gameNamed, REGISTRY } from '../../games/index.ts';
import type { Game } from '../game/game.ts';
import { isForeign, type ReadRecord, readRecord } from './read-record.ts';
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

const faultOf = (text: string): unknown => {
  const reading = readRecord(REGISTRY, text);
  return reading.ok ? verify(reading.read) : reading.fault;
};

/** A record as plain JSON with one thing changed. */
function damaged(record: GameRecord, change: (json: Record<string, never>) => void): string {
  const json = JSON.parse(writeRecord(record));
  change(json);
  return JSON.stringify(json);
}

describe('a record', () => {
  test.each(everyTable())('$name: is accepted by the engine and by an independent referee', (table) => {
    for (const seed of ['1:0', '1:1', '1:2', 'a'.repeat(64)]) {
      const record = playedRecord(table, seed);
      expect(referee(JSON.parse(writeRecord(record)) as NaiveRecord)).toBeNull();
      expect(verify(read(record))).toBeNull();
    }
  });

  test.each(everyTable())('$name: as one seat sees it, holds what that seat may know and nothing else', (table) => {
    const played = playedTable(table, 'seen');
    const full = JSON.parse(writeRecord(playedRecord(table, 'seen'))) as NaiveRecord;
    for (const viewer of [null, 0, table.seats - 1]) {
      const { generator: _g, shuffle: _s, ...expected } = told(full, viewer) as NaiveRecord<string | null>;
      expect(JSON.parse(writeRecord(seatRecordOf(table.game, played, seatsOf(table), viewer)))).toEqual(expected);
    }
  });

  test('of a game in progress has no result and can be replayed and verified', () => {
    const record = playedRecord(fish, 'half', 10);
    expect(record.result).toBeUndefined();
    expect(verify(read(record))).toBeNull();
  });

  test('is the same bytes for the same seed, and other bytes for another', () => {
    expect(writeRecord(playedRecord(eights, '7:0'))).toBe(writeRecord(playedRecord(eights, '7:0')));
    expect(playedRecord(eights, '7:1').pack).not.toEqual(playedRecord(eights, '7:0').pack);
  });
});

describe('replaying', () => {
  test('stops at any point with the table as it was then', () => {
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

  test('needs no seed', () => {
    const { seed: _, ...seedless } = playedRecord(eights, 'rebuilt again');
    expect(verify(read(seedless))).toBeNull();
  });

  const replayedTo = (record: GameRecord, entries: number): Replay => {
    const replay = new Replay(read(record));
    expect(replay.runTo(entries)).toBeNull();
    return replay;
  };
});

describe('a file is refused that', () => {
  test.each([
    ['is no JSON', 'hello', 'not-json'],
    ['is JSON but no object', '[1,2]', 'not-json'],
    ['is null', 'null', 'not-json'],
    ['has no format', '{}', 'foreign-format'],
    ['has another format', '{"format":"pgn"}', 'foreign-format'],
    ['is of an unknown game', '{"format":"shoal-record/1","game":"bridge"}', 'unknown-game'],
    ['has a format that cannot be told', '{"format":{"toString":1,"valueOf":1}}', 'foreign-format'],
    ['names its game in a list', '{"format":"shoal-record/1","game":["go-fish"]}', 'unknown-game'],
    ['names a game that cannot be told', '{"format":"shoal-record/1","game":{"toString":1}}', 'unknown-game'],
    ['is of a game called like a built-in', '{"format":"shoal-record/1","game":"constructor"}', 'unknown-game'],
  ])('%s', (_, text, key) => {
    const reading = readRecord(REGISTRY, text);
    expect(reading).toMatchObject({ ok: false, fault: { key } });
    expect(!reading.ok && isForeign(reading.fault)).toBe(true);
  });
});

const firstOf = (type: string) => (json: Record<string, never>) =>
  (json['log'] as { type: string }[]).find((entry) => entry.type === type) ?? {};
const firstAsk = firstOf('ask');
const firstDrew = firstOf('drew');

test('a record nested without end is refused like any other', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const record = writeRecord(playedRecord(fish, 'deep'));
  for (const field of ['"log":[', '"rules":{', '"result":{', '"pack":[']) {
    const [before, after] = record.split(field);
    const faulty = `${before}${field}${field.endsWith('[') ? '' : '"x":'}${deep},${after}`;
    expect(faultOf(faulty)).not.toBeNull();
  }
});

test('a bug of ours is not taken for a bad record', () => {
  const buggy: Readonly<Record<string, Game>> = {
    get 'go-fish'(): Game {
      throw new Error('bug');
    },
  };
  expect(() => readRecord(buggy, writeRecord(playedRecord(fish, 'bug')))).toThrow('bug');
});

describe('a fault is found in a record whose', () => {
  const record = playedRecord(fish, 'damage');
  const faults: [string, (json: Record<string, never>) => void, object][] = [
    ['rules are missing', (json) => delete json['rules'], { key: 'bad-field', field: 'rules' }],
    ['seats are no list', (json) => Object.assign(json, { seats: 3 }), { key: 'bad-field', field: 'seats' }],
    [
      'seats have no names',
      (json) => Object.assign(json, { seats: [{}, {}, {}] }),
      { key: 'bad-field', field: 'seats' },
    ],
    ['first seat does not exist', (json) => Object.assign(json, { firstSeat: 3 }), { field: 'firstSeat' }],
    ['pack is missing', (json) => delete json['pack'], { field: 'pack' }],
    ['log is missing', (json) => delete json['log'], { field: 'log' }],
    ['fields include an unknown one', (json) => Object.assign(json, { sede: '7' }), { field: 'sede' }],
    [
      'players are of an unknown kind',
      (json) => Object.assign(json['seats'][0], { player: 'alien' }),
      { field: 'seats' },
    ],
    [
      'seats know more than names and players',
      (json) => Object.assign(json['seats'][0], { ip: '1' }),
      { field: 'seats' },
    ],
    ['seed comes without its generator', (json) => delete json['generator'], { field: 'generator' }],
    ['seed comes without its shuffle', (json) => delete json['shuffle'], { field: 'shuffle' }],
    ['places are no numbers', (json) => Object.assign(json['result'], { places: [['1'], 2, 3] }), { field: 'result' }],
    ['result knows more than it should', (json) => Object.assign(json['result'], { mood: 1 }), { field: 'result' }],
    [
      'pack has a card that cannot be told',
      (json) => Object.assign(json['pack'], { 0: { toString: 1 } }),
      { key: 'bad-pack' },
    ],
    ['seed is a number', (json) => Object.assign(json, { seed: 7 }), { field: 'seed' }],
    ['generator is unknown', (json) => Object.assign(json, { generator: 'dice' }), { field: 'generator' }],
    ['shuffle is unknown', (json) => Object.assign(json, { shuffle: 'riffle' }), { field: 'shuffle' }],
    ['result is a word', (json) => Object.assign(json, { result: 'won' }), { field: 'result' }],
    [
      'generator does not fit its seed',
      (json) => Object.assign(json, { generator: 'chacha20' }),
      { key: 'wrong-generator' },
    ],
    ['seed deals other cards', (json) => Object.assign(json, { seed: 'other' }), { key: 'seed-deals-otherwise' }],
    ['option is unknown', (json) => Object.assign(json['rules'], { joker: true }), { key: 'bad-rules' }],
    ['option is missing', (json) => delete json['rules']['give'], { key: 'bad-rules' }],
    ['option has no such value', (json) => Object.assign(json['rules'], { give: 'none' }), { key: 'bad-rules' }],
    [
      'seats are too many',
      (json) => Object.assign(json, { seats: Array(9).fill(json['seats'][0]) }),
      { key: 'bad-rules' },
    ],
    ['pack lacks a card', (json) => (json['pack'] as string[]).pop(), { key: 'bad-pack' }],
    ['pack is empty', (json) => Object.assign(json, { pack: [] }), { key: 'bad-pack' }],
    ['pack has a card twice', (json) => Object.assign(json['pack'], { 0: json['pack'][1] }), { key: 'bad-pack' }],
    ['pack has an unknown card', (json) => Object.assign(json['pack'], { 0: '1X' }), { key: 'bad-pack' }],
    ['pack is written for people', (json) => Object.assign(json['pack'], { 0: '7h' }), { key: 'bad-pack' }],
    ['pack has hidden cards', (json) => Object.assign(json['pack'], { 0: null }), { key: 'hidden-cards' }],
    [
      'log has an unknown entry',
      (json) => Object.assign(json['log'], { 0: { type: 'wink' } }),
      { key: 'bad-entry', entry: 0 },
    ],
    [
      'log has an entry that is no object',
      (json) => Object.assign(json['log'], { 1: 'ask' }),
      { key: 'bad-entry', entry: 1 },
    ],
    ['log has an entry with another field', (json) => Object.assign(json['log'][0], { mood: 1 }), { key: 'bad-entry' }],
    ['log has an entry without a field', (json) => delete json['log'][0]['seat'], { key: 'bad-entry' }],
    ['log names a rank by a number', (json) => Object.assign(firstAsk(json), { rank: 7 }), { key: 'bad-entry' }],
    ['log names a rank that is none', (json) => Object.assign(firstAsk(json), { rank: '1' }), { key: 'bad-entry' }],
    ['log names a rank as people do', (json) => Object.assign(firstAsk(json), { rank: '10' }), { key: 'bad-entry' }],
    ['log has a negative seat', (json) => Object.assign(firstAsk(json), { of: -1 }), { key: 'bad-entry' }],
    ['log has cards that are no list', (json) => Object.assign(firstDrew(json), { cards: '7S' }), { key: 'bad-entry' }],
    ['log has a card that is none', (json) => Object.assign(firstDrew(json), { cards: ['7X'] }), { key: 'bad-entry' }],
    ['log has a flag that is none', (json) => Object.assign(firstDrew(json), { refill: 'yes' }), { key: 'bad-entry' }],
    ['log begins with a fact', (json) => (json['log'] as object[]).shift(), {}],
    [
      'log has one entry too many',
      (json) => (json['log'] as object[]).push({ type: 'fish', seat: 0 }),
      { key: 'entry-after-end' },
    ],
    ['log ends before its facts', (json) => (json['log'] as object[]).pop(), { key: 'fact-missing' }],
    ['result is missing', (json) => delete json['result'], { key: 'wrong-result' }],
    ['places are wrong', (json) => Object.assign(json['result'], { places: [1, 1, 1] }), { key: 'wrong-result' }],
    ['reason is wrong', (json) => Object.assign(json['result'], { reason: 'stalemate' }), { key: 'wrong-result' }],
  ];
  test.each(faults)('%s', (_, change, expected) => {
    expect(faultOf(damaged(record, change))).toMatchObject(expected);
  });

  test('player acts out of turn, or illegally', () => {
    const at = record.log.findIndex(({ type }) => type === 'ask');
    const outOfTurn = damaged(record, (json) => Object.assign(json['log'][at], { seat: 2 }));
    expect(faultOf(outOfTurn)).toMatchObject({
      key: 'illegal-action',
      entry: at,
      refusal: 'not-your-turn',
      clause: '2.2.6',
    });
  });

  test.each(everyTable().filter(({ seats }) => seats < 5))('$name: log is changed anywhere', (table) => {
    const original = playedRecord(table, 'anywhere');
    const cut = (at: number) => damaged(original, (json) => (json['log'] as object[]).splice(at, 1));
    const twice = (at: number) => damaged(original, (json) => (json['log'] as object[]).splice(at, 0, json['log'][at]));
    for (let at = 0; at < original.log.length; at += 7) {
      expect(faultOf(cut(at))).not.toBeNull();
      expect(faultOf(twice(at))).not.toBeNull();
    }
  });

  test('rebuilt stock is in another order, or made of other cards', () => {
    const table = tableCase(gameNamed('crazy-eights'), 'standard', 5, { handSize: '9' });
    const seeds = Array.from({ length: 50 }, (_, i) => playedRecord(table, `rebuild ${i}`));
    const rebuiltAt = ({ log }: GameRecord) =>
      log.findIndex(({ type, stock }) => type === 'rebuilt' && (stock as []).length > 3);
    const withRebuild = seeds.find((candidate) => rebuiltAt(candidate) >= 0);
    if (withRebuild === undefined) throw new Error('no game was rebuilt');
    const at = rebuiltAt(withRebuild);
    const reversed = (json: Record<string, never>) => (json['log'][at]['stock'] as string[]).reverse();
    expect(faultOf(damaged(withRebuild, reversed))).toMatchObject({ key: 'wrong-entry', entry: at, clause: '3.2.5' });
    const foreign = (json: Record<string, never>) => {
      delete json['seed'];
      Object.assign(json['log'][at]['stock'], { 0: json['log'][at]['stock'][1] });
    };
    expect(faultOf(damaged(withRebuild, foreign))).toMatchObject({ key: 'wrong-entry', entry: at });
  });
});
