import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyClientMessage } from '../../../test/any-client-message.ts';
import { anyChanges, changed } from '../../../test/changed-json.ts';
import { LIMITS } from '../limits.ts';
import { depthOf, utf8BytesOf } from './message-bounds.ts';
import { readClientMessage } from './read-client-message.ts';
import { writeClientMessage } from './write-client-message.ts';

const RUNS = { numRuns: 2000, seed: 18 };

/** JSON in one spelling: two texts that mean the same are equal. */
const canonical = (text: string): string => JSON.stringify(sorted(JSON.parse(text)));

function sorted(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(sorted);
  return Object.entries(json)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => [key, sorted(value)]);
}

const hello = (entrance: object, version: unknown = 1) => JSON.stringify({ type: 'hello', version, entrance });
const order = (command: unknown) => JSON.stringify({ type: 'do', id: 'a', seq: 0, command });

describe('messages from clients', () => {
  test('PR4 a message of every kind is read as it was written', () => {
    fc.assert(
      fc.property(anyClientMessage, (message) => {
        expect(readClientMessage(writeClientMessage(message))).toEqual(message);
      }),
      RUNS,
    );
  });

  test('PR2 a message that was changed is a fault, or means exactly what it says', () => {
    fc.assert(
      fc.property(anyClientMessage, anyChanges, (message, changes) => {
        const text = changed(writeClientMessage(message), changes);
        const read = readClientMessage(text);
        if (typeof read !== 'string') expect(canonical(writeClientMessage(read))).toBe(canonical(text));
      }),
      { ...RUNS, numRuns: 10_000 },
    );
    expect({}).not.toHaveProperty('isRoot');
  });

  test('PR2 any text at all is a fault', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.json());
    fc.assert(
      fc.property(texts, (text) => typeof readClientMessage(text) === 'string'),
      RUNS,
    );
  });

  test.each([
    ['an unknown field', '{"type":"beat","more":1}'],
    ['a field of every object', '{"type":"beat","toString":1}'],
    ['a prototype', '{"type":"beat","__proto__":{}}'],
    ['an unknown type', '{"type":"shout"}'],
    ['no object', '["beat"]'],
    ['a seat that no table has', order({ type: 'sit', seat: 100, name: 'Ann', token: 'a'.repeat(43) })],
    ['a seat between two others', order({ type: 'sit', seat: 0.5, name: 'Ann', token: 'a'.repeat(43) })],
    ['a name without end', order({ type: 'rename', name: 'a'.repeat(401) })],
    ['half a letter', order({ type: 'rename', name: '\ud83d' })],
    ['a card as people type it', order({ type: 'act', action: { type: 'play', card: '7h' } })],
    [
      'an option with a strange name',
      '{"type":"do","id":"a","seq":0,"command":{"type":"terms","terms":{"rules":{"__proto__":"1"}}}}',
    ],
    ['an older version than any', hello({ by: 'session', room: 'abcdefghijkl', token: 'a'.repeat(43) }, 0)],
    ['a version that is no number', hello({ by: 'session', room: 'abcdefghijkl', token: 'a'.repeat(43) }, '1')],
  ])('PR2, PR13 a message with %s is not understood', (_, text) => {
    expect(readClientMessage(text)).toBe('not-understood');
  });

  test('PR14 a greeting in a newer version is recognised, whatever else it says', () => {
    expect(readClientMessage('{"type":"hello","version":2,"way":"by air"}')).toBe('newer-version');
    expect(readClientMessage(hello({ by: 'star' }, 7))).toBe('newer-version');
  });
});

describe('the bounds of messages', () => {
  test('PR3 bytes are those of UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(utf8BytesOf(text)).toBe(new TextEncoder().encode(text).length);
      }),
      RUNS,
    );
    expect(utf8BytesOf('\ud83d\ud83d\udc1f')).toBe(7);
  });

  test('PR3 what is too long is refused before it is parsed', () => {
    const beat = '{"type":"beat"}';
    expect(readClientMessage(beat.padEnd(LIMITS.messageBytes))).toEqual({ type: 'beat' });
    expect(readClientMessage(beat.padEnd(LIMITS.messageBytes + 1))).toBe('too-long');
    expect(readClientMessage(`"${'€'.repeat(LIMITS.messageBytes / 3)}"`)).toBe('too-long');
  });

  test('PR3 what is too deep is refused before it is parsed', () => {
    expect(readClientMessage('['.repeat(LIMITS.messageDepth + 1))).toBe('too-deep');
    expect(readClientMessage('['.repeat(LIMITS.messageDepth))).toBe('not-understood');
    expect(readClientMessage('{"a":'.repeat(800))).toBe('too-deep');
  });

  test('PR3 brackets inside a text are no levels', () => {
    expect(depthOf('{"a":"[[[[[\\"[[[[\\\\","b":[]}')).toBe(2);
    expect(depthOf('"[[[')).toBe(0);
    expect(depthOf(']]]][[')).toBe(0);
  });
});
