import { readFileSync } from 'node:fs';
import { gameNamed } from '@shoal/games';
import type { NaiveRecord } from '@shoal/games/testing';
import { type Damage, damaged, faultOf, playedRecord, referee, tableCase, testedTables } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { atDepth, IS_CHECK } from '../../../../../scripts/depth.mjs';
import type { RecordFault } from './read-record.ts';
import type { GameRecord } from './record.ts';
import type { VerifyFault } from './verify.ts';

const record = playedRecord(tableCase(gameNamed('go-fish'), 'standard', 3), 'damage');
const ASK = record.log.findIndex(({ type }) => type === 'ask');
const END = record.log.length;
const { places, scores } = record.result ?? { places: [], scores: [] };

const wrongResult = (found: object | null) => ({
  key: 'wrong-result',
  clause: '2.2.7',
  expected: JSON.stringify(record.result),
  found: found === null ? 'none' : JSON.stringify(found),
});

const FAULTS: [string, Damage, object][] = [
  [
    'its generator does not fit its seed',
    (json) => Object.assign(json, { generator: 'chacha20' }),
    { key: 'wrong-generator', expected: 'sfc32', found: 'chacha20' },
  ],
  [
    'its cards were dealt by another shuffle',
    (json) => Object.assign(json, { shuffle: 'split-stacks' }),
    { key: 'wrong-shuffle', expected: 'fisher-yates', found: 'split-stacks' },
  ],
  ['its seed deals other cards', (json) => Object.assign(json, { seed: 'other' }), { key: 'seed-deals-otherwise' }],
  [
    'its log begins with a fish',
    (json) => json.log.shift(),
    { key: 'illegal-action', entry: 0, clause: '2.2.4', refusal: 'must-ask' },
  ],
  [
    'its log begins with a fact',
    (json) => json.log.splice(0, 2),
    { key: 'not-an-action', entry: 0, clause: '2.2.4, 2.2.5', found: JSON.stringify(record.log[2]) },
  ],
  [
    'a seat acts out of turn',
    (json) => Object.assign(json.log[ASK], { seat: 2 }),
    { key: 'illegal-action', entry: ASK, clause: '2.2.6', refusal: 'not-your-turn' },
  ],
  [
    'a seat asks itself',
    (json) => Object.assign(json.log[ASK], { of: json.log[ASK]['seat'] }),
    { key: 'illegal-action', entry: ASK, clause: '2.2.2', refusal: 'cannot-ask-yourself' },
  ],
  [
    'its log has one entry too many',
    (json) => json.log.push({ type: 'fish', seat: 0 }),
    { key: 'entry-after-end', entry: END, clause: '2.2.7', found: '{"type":"fish","seat":0}' },
  ],
  [
    'its log ends before the last fact',
    (json) => json.log.pop(),
    { key: 'fact-missing', clause: '2.2.5', expected: JSON.stringify(record.log.at(-1)) },
  ],
  ['its result is missing', (json) => Object.assign(json, { result: undefined }), wrongResult(null)],
  [
    'its places are wrong',
    (json) => Object.assign(json.result, { places: [1, 1, 1] }),
    wrongResult({ places: [1, 1, 1], scores, reason: 'all-books' }),
  ],
  [
    'its reason is wrong',
    (json) => Object.assign(json.result, { reason: 'stalemate' }),
    wrongResult({ places, scores, reason: 'stalemate' }),
  ],
];

test.each(FAULTS)('a record breaks the rules when %s', (_, damage, fault) => {
  expect(faultOf(damaged(record, damage))).toMatchObject(fault);
});

/** Where a log departs from the rules, and what was due there. */
type Departure = `log ${number}: ${'a fact' | 'an action' | 'the end'}` | 'result';

function departureOf(fault: RecordFault | VerifyFault | null, length: number): Departure | null | undefined {
  switch (fault?.key) {
    case undefined:
      return null;
    case 'wrong-entry':
      return `log ${fault.entry}: a fact`;
    case 'fact-missing':
      return `log ${length}: a fact`;
    case 'illegal-action':
    case 'not-an-action':
      return `log ${fault.entry}: an action`;
    case 'entry-after-end':
      return `log ${fault.entry}: the end`;
    case 'wrong-result':
      return fault.expected === 'none' ? `log ${length}: an action` : 'result';
    default:
      return undefined;
  }
}

/** Reads a departure from the referee's sentence; undefined when it tells of something else. */
function departureTold(sentence: string | null): Departure | null | undefined {
  if (sentence === null || sentence.startsWith('result: ')) return sentence === null ? null : 'result';
  const [, entry, due] = sentence.match(/^log (\d+): expected (a legal action|the end|.)/) ?? [];
  if (due === 'the end') return `log ${Number(entry)}: the end`;
  return due === undefined ? undefined : `log ${Number(entry)}: ${due === 'a legal action' ? 'an action' : 'a fact'}`;
}

const STRIDE = atDepth({ test: 21, check: 7 });

test.each(testedTables().filter(({ seats }) => !IS_CHECK || seats < 5))(
  '$name: a log that lacks an entry or has one twice is refused just where an independent referee refuses it',
  (table) => {
    const original = playedRecord(table, 'anywhere');
    for (let at = 0; at < original.log.length; at += STRIDE) {
      const lacking = damaged(original, ({ log }) => log.splice(at, 1));
      const twice = damaged(original, ({ log }) => log.splice(at, 0, log[at]));
      for (const text of [lacking, twice]) {
        const { log } = JSON.parse(text) as NaiveRecord;
        const departure = departureOf(faultOf(text), log.length);
        expect(departure).toMatch(/^log \d+: |^result$/);
        expect({ at, departure }).toEqual({ at, departure: departureTold(referee(JSON.parse(text))) });
      }
    }
  },
);

describe('a record that proves how its seed came about', () => {
  const [text] = readFileSync(new URL('../../../../../golden/go-fish-sealed-3.jsonl', import.meta.url), 'utf8').split(
    '\n',
  );
  const sealed = JSON.parse(text) as GameRecord;
  const { fairness, seed, generator, shuffle, ...rest } = sealed;
  const withProof = (change: object) => faultOf(JSON.stringify({ ...sealed, fairness: { ...fairness, ...change } }));

  test('is right, and so is the same record without the proof, or without a seed at all', () => {
    expect(faultOf(text)).toBeNull();
    expect(faultOf(JSON.stringify({ ...rest, seed, generator, shuffle }))).toBeNull();
    expect(faultOf(JSON.stringify(rest))).toBeNull();
  });

  test.each<[string, object]>([
    ['room', { room: 'another' }],
    ['deal', { deal: 7 }],
    ['secret', { server: '0'.repeat(64) }],
    [
      'share',
      {
        people: [
          { seat: 0, value: '0'.repeat(32) },
          { seat: 1, value: null },
        ],
      },
    ],
    [
      'seat',
      {
        people: [
          { seat: 0, value: fairness?.people[0].value },
          { seat: 2, value: null },
        ],
      },
    ],
    ['number of people', { people: [] }],
  ])('is refused with another %s, since another seed would follow', (_, change) => {
    expect(withProof(change)).toMatchObject({
      key: 'seed-not-shared',
      expected: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('is refused with another seed, even if its pack follows from that', () => {
    const other = playedRecord(tableCase(gameNamed('go-fish'), 'standard', 3), '0'.repeat(64));
    expect(faultOf(JSON.stringify({ ...other, fairness }))).toEqual({ key: 'seed-not-shared', expected: seed });
  });

  test.each<[string, object]>([
    ['proof without a seed', { ...rest, fairness }],
    [
      'proof of somebody who was not at the table',
      { ...sealed, fairness: { ...fairness, people: [{ seat: 3, value: null }] } },
    ],
    ['proof with another field', { ...sealed, fairness: { ...fairness, more: 1 } }],
    ['proof that is a text', { ...sealed, fairness: 'fair' }],
  ])('is not read with a %s', (_, json) => {
    expect(faultOf(JSON.stringify(json))).toMatchObject({ key: 'bad-field', field: 'fairness' });
  });
});
