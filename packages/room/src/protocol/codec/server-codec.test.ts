import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyServerMessage } from '../../../test/any-server-message.ts';
import { anyChanges, changed } from '../../../test/changed-json.ts';
import { missingGameIn, readServerMessage } from './read-server-message.ts';
import { writeServerMessage } from './write-server-message.ts';

const RUNS = { numRuns: 300, seed: 18 };

describe('messages from servers', () => {
  test('PR4 a message of every kind is read as it was written', () => {
    fc.assert(
      fc.property(anyServerMessage, (message) => {
        expect(readServerMessage(writeServerMessage(message))).toEqual(message);
      }),
      RUNS,
    );
  });

  test('PR4 a message that was changed is null, or is written back as it was read', () => {
    fc.assert(
      fc.property(anyServerMessage, anyChanges, (message, changes) => {
        const read = readServerMessage(changed(writeServerMessage(message), changes));
        if (read === null) return;
        const text = writeServerMessage(read);
        const again = readServerMessage(text);
        // Compared as texts: -0 is 0 there.
        expect(again && writeServerMessage(again)).toBe(text);
      }),
      { ...RUNS, numRuns: 1500 },
    );
  });

  test.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['a prototype', '{"seq":1,"type":"beat","__proto__":{}}'],
    ['an unknown field', '{"seq":1,"type":"beat","more":1}'],
    ['a number before the first', '{"seq":-1,"type":"beat"}'],
    ['an unknown ending', '{"seq":1,"type":"bye","ending":"\\u001b[31m"}'],
  ])('PR2 a message cannot be %s', (_, text) => {
    expect(readServerMessage(text)).toBeNull();
  });

  test('a message needs the rules of its game', () => {
    expect(missingGameIn('{"type":"news","table":{"game":"go-fish"}}')).toBeNull();
    expect(missingGameIn('{"type":"news","table":{"game":"whist"}}')).toBeNull();
    expect(missingGameIn('{"type":"beat"}')).toBeNull();
    expect(missingGameIn('{')).toBeNull();
  });
});
