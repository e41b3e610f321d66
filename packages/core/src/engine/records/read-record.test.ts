import { gameNamed, REGISTRY } from '@shoal/games';
import { type Damage, damaged, faultOf, type LooseRecord, playedRecord, tableCase } from '@shoal/games/testing';
import { expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import { isForeign, readRecord } from './read-record.ts';
import { writeRecord } from './record.ts';

const fish = tableCase(gameNamed('go-fish'), 'standard', 3);
const record = playedRecord(fish, 'damage');

test.each([
  ['is no JSON', 'hello', { key: 'not-json' }],
  ['is JSON but no object', '[1,2]', { key: 'not-json' }],
  ['is null', 'null', { key: 'not-json' }],
  ['has no format', '{}', { key: 'foreign-format', found: 'undefined' }],
  ['has another format', '{"format":"pgn"}', { key: 'foreign-format', found: 'pgn' }],
  ['is of an unknown game', '{"format":"shoal-record/1","game":"bridge"}', { key: 'unknown-game', game: 'bridge' }],
  [
    'has a format that cannot be told',
    '{"format":{"toString":1,"valueOf":1}}',
    { key: 'foreign-format', found: '{"toString":1,"valueOf":1}' },
  ],
  [
    'names its game in a list',
    '{"format":"shoal-record/1","game":["go-fish"]}',
    { key: 'unknown-game', game: '["go-fish"]' },
  ],
  [
    'names a game that cannot be told',
    '{"format":"shoal-record/1","game":{"toString":1}}',
    { key: 'unknown-game', game: '{"toString":1}' },
  ],
  [
    'is of a game called like a built-in',
    '{"format":"shoal-record/1","game":"constructor"}',
    { key: 'unknown-game', game: 'constructor' },
  ],
])('a file that %s is no record at all', (_, text, fault) => {
  const reading = readRecord(REGISTRY, text);
  expect(reading).toMatchObject({ ok: false, fault });
  expect(!reading.ok && isForeign(reading.fault)).toBe(true);
});

const first = ({ log }: LooseRecord, type: string) => log.find((entry) => entry['type'] === type) ?? {};
const firstAt = (type: string) => record.log.findIndex((entry) => entry.type === type);
const [ASK, DREW] = [firstAt('ask'), firstAt('drew')];

const badField = (field: string) => ({ key: 'bad-field', field });
const badRules = (refusal: object) => ({ key: 'bad-rules', game: 'go-fish', clause: '2.1', refusal });
const badPack = (card?: string) => ({ key: 'bad-pack', cards: 52, ...(card === undefined ? {} : { card }) });
const badEntry = (entry: number, found: string) => ({ key: 'bad-entry', entry, found });

const FIELDS: [string, Damage, object][] = [
  ['its rules are missing', (json) => Object.assign(json, { rules: undefined }), badField('rules')],
  ['its seats are no list', (json) => Object.assign(json, { seats: 3 }), badField('seats')],
  ['its seats have no names', (json) => Object.assign(json, { seats: [{}, {}, {}] }), badField('seats')],
  ['its first seat does not exist', (json) => Object.assign(json, { firstSeat: 3 }), badField('firstSeat')],
  ['its pack is missing', (json) => Object.assign(json, { pack: undefined }), badField('pack')],
  ['its log is missing', (json) => Object.assign(json, { log: undefined }), badField('log')],
  ['it has an unknown field', (json) => Object.assign(json, { sede: '7' }), badField('sede')],
  ['a player is of an unknown kind', (json) => Object.assign(json.seats[0], { player: 'alien' }), badField('seats')],
  ['a seat has an unknown field', (json) => Object.assign(json.seats[0], { ip: '1' }), badField('seats')],
  ['its seed lacks a generator', (json) => Object.assign(json, { generator: undefined }), badField('generator')],
  ['its seed lacks a shuffle', (json) => Object.assign(json, { shuffle: undefined }), badField('shuffle')],
  ['its places are no numbers', (json) => Object.assign(json.result, { places: [['1'], 2, 3] }), badField('result')],
  ['its result has an unknown field', (json) => Object.assign(json.result, { mood: 1 }), badField('result')],
  ['its result is a word', (json) => Object.assign(json, { result: 'won' }), badField('result')],
  ['its seed is a number', (json) => Object.assign(json, { seed: 7 }), badField('seed')],
  ['its generator is unknown', (json) => Object.assign(json, { generator: 'dice' }), badField('generator')],
  ['its shuffle is unknown', (json) => Object.assign(json, { shuffle: 'riffle' }), badField('shuffle')],
];

const RULES: [string, Damage, object][] = [
  [
    'an option is unknown',
    (json) => Object.assign(json.rules, { joker: true }),
    badRules({ key: 'unknown-option', option: 'joker' }),
  ],
  [
    'an option is missing',
    (json) => Object.assign(json.rules, { give: undefined }),
    badRules({ key: 'missing-option', option: 'give' }),
  ],
  [
    'an option has no such value',
    (json) => Object.assign(json.rules, { give: 'none' }),
    badRules({ key: 'bad-option-value', option: 'give', value: 'none' }),
  ],
  [
    'there are too many seats',
    (json) => Object.assign(json, { seats: Array(9).fill(json.seats[0]) }),
    badRules({ key: 'seats-out-of-range', seats: 9 }),
  ],
];

const PACK: [string, Damage, object][] = [
  ['its pack lacks a card', (json) => json.pack.pop(), badPack()],
  ['its pack is empty', (json) => json.pack.splice(0), badPack()],
  ['its pack has a card twice', (json) => json.pack.splice(0, 1, record.pack[1]), badPack(String(record.pack[1]))],
  ['its pack has an unknown card', (json) => json.pack.splice(0, 1, '1X'), badPack('1X')],
  ['its pack is written for people', (json) => json.pack.splice(0, 1, '7h'), badPack('7h')],
  ['a card of its pack cannot be told', (json) => json.pack.splice(0, 1, { toString: 1 }), badPack('{"toString":1}')],
  ['its pack has hidden cards', (json) => json.pack.splice(0, 1, null), { key: 'hidden-cards' }],
];

const spelled = (entry: object) => JSON.stringify(entry);
const ask = record.log[ASK];
const asking = (field: string, value: unknown): [Damage, object] => [
  (json) => Object.assign(first(json, 'ask'), { [field]: value }),
  badEntry(ASK, spelled({ ...ask, [field]: value })),
];

const LOG: [string, Damage, object][] = [
  [
    'an entry is unknown',
    (json) => Object.assign(json.log, { 0: { type: 'wink' } }),
    badEntry(0, spelled({ type: 'wink' })),
  ],
  ['an entry is no object', (json) => Object.assign(json.log, { 1: 'ask' }), badEntry(1, '"ask"')],
  ['an entry has an unknown field', ...asking('mood', 1)],
  ['an entry lacks a field', ...asking('seat', undefined)],
  ['a rank is a number', ...asking('rank', 7)],
  ['a rank does not exist', ...asking('rank', '1')],
  ['a rank is written for people', ...asking('rank', '10')],
  ['a seat is negative', ...asking('of', -1)],
  [
    'cards are no list',
    (json) => Object.assign(first(json, 'drew'), { cards: '7S' }),
    badEntry(DREW, '{"type":"drew","seat":0,"cards":"7S"}'),
  ],
  [
    'a card of a list does not exist',
    (json) => Object.assign(first(json, 'drew'), { cards: ['7X'] }),
    badEntry(DREW, '{"type":"drew","seat":0,"cards":[…]}'),
  ],
  [
    'a flag is a word',
    (json) => Object.assign(first(json, 'drew'), { refill: 'yes' }),
    badEntry(DREW, '{"type":"drew","seat":0,"cards":[…],"refill":"yes"}'),
  ],
];

test.each([...FIELDS, ...RULES, ...PACK, ...LOG])('a record is refused when %s', (_, damage, fault) => {
  expect(faultOf(damaged(record, damage))).toMatchObject(fault);
});

test.each([
  ['log', '"log":[', '', badEntry(0, '[[…]]')],
  ['rules', '"rules":{', '"x":', badRules({ key: 'unknown-option', option: 'x' })],
  ['result', '"result":{', '"x":', badField('result')],
  ['pack', '"pack":[', '', badPack('[[…]]')],
])('a record nested without end is refused where its nesting begins, in its %s', (_, field, name, fault) => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const [before, after] = writeRecord(record).split(field);
  expect(faultOf(`${before}${field}${name}${deep},${after}`)).toMatchObject(fault);
});

test('a bug of ours is not taken for a bad record', () => {
  const buggy: Readonly<Record<string, Game>> = {
    get 'go-fish'(): Game {
      throw new Error('bug');
    },
  };
  expect(() => readRecord(buggy, writeRecord(record))).toThrow('bug');
});
