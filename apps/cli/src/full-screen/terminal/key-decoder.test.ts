import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeKeys, decodeRest } from './key-decoder.ts';

const keysOf = (input: string) => decodeKeys(input).keys;

describe('keys', () => {
  test.each([
    ['\x1b[A', 'up'],
    ['\x1b[B', 'down'],
    ['\x1b[C', 'right'],
    ['\x1b[D', 'left'],
    ['\x1bOA', 'up'],
    ['\x1bOD', 'left'],
    ['\x1b[H', 'home'],
    ['\x1b[F', 'end'],
    ['\x1b[1~', 'home'],
    ['\x1b[4~', 'end'],
    ['\x1b[5~', 'page-up'],
    ['\x1b[6~', 'page-down'],
    ['\x1b[3~', 'delete'],
    ['\x1b[Z', 'back-tab'],
    ['\x1bOM', 'enter'],
    ['\r', 'enter'],
    ['\n', 'enter'],
    [' ', 'space'],
    ['\t', 'tab'],
    ['\x7f', 'backspace'],
    ['\b', 'backspace'],
    ['\x03', 'ctrl-c'],
    ['\x0c', 'ctrl-l'],
    ['\x1a', 'ctrl-z'],
    ['a', 'a'],
    ['A', 'A'],
    ['?', '?'],
    ['é', 'é'],
    ['世', '世'],
    ['👍', '👍'],
  ])('%j is %s', (input, key) => {
    expect(decodeKeys(input)).toEqual({ keys: [key], rest: '' });
  });

  test('come in bursts, each as if it came alone', () => {
    expect(keysOf('7\x1b[C\x1b[C\r 世?\x1bOAq')).toEqual([
      '7',
      'right',
      'right',
      'enter',
      'space',
      '世',
      '?',
      'up',
      'q',
    ]);
  });

  test('that mean nothing here are swallowed whole', () => {
    const shifted = ['\x1b[1;2A', '\x1b[1;5C', '\x1b[3;5~'];
    const functions = ['\x1bOP', '\x1bOS', '\x1b[15~', '\x1b[24~'];
    const reports = ['\x1b[I', '\x1b[O', '\x1b[200~', '\x1b[201~', '\x1b[?1;2c', '\x1b[24;80R', '\x1b[<0;12;7M'];
    for (const sequence of [...shifted, ...functions, ...reports]) {
      expect([sequence, keysOf(`a${sequence}b`)]).toEqual([sequence, ['a', 'b']]);
    }
    expect(keysOf('a\x01\x02\x1e\x00b')).toEqual(['a', 'b']);
  });

  test.each(['A', 'B', 'C', 'D', 'E'])('F keys of the Linux console, as ESC [ [ %s, type no letter', (letter) => {
    expect(keysOf(`\x1b[[${letter}`)).toEqual([]);
  });

  test.each(['\x1b[97;5:1u', '\x1b[>0;276;0c', '\x1b[=1c'])('%j is one sequence, and no letters', (sequence) => {
    expect(keysOf(sequence)).toEqual([]);
  });
});

describe('Esc', () => {
  test('alone may be the beginning of a sequence, and is a key when nothing follows', () => {
    expect(decodeKeys('\x1b')).toEqual({ keys: [], rest: '\x1b' });
    expect(decodeRest('\x1b')).toEqual(['escape']);
    expect(decodeRest('')).toEqual([]);
  });

  test('twice is pressed once at least, and before an arrow too', () => {
    expect(decodeKeys('\x1b\x1b')).toEqual({ keys: ['escape'], rest: '\x1b' });
    expect(keysOf('\x1b\x1b[A')).toEqual(['escape', 'up']);
  });

  test('before a letter is Esc and the letter, as Alt sends it', () => {
    expect(keysOf('\x1bq')).toEqual(['escape', 'q']);
    expect(decodeRest('\x1bO')).toEqual(['escape', 'O']);
    expect(decodeRest('\x1b[')).toEqual(['escape', '[']);
  });
});

const anyPiece = fc.oneof(
  fc.constantFrom(
    '\x1b[A',
    '\x1bOB',
    '\x1b[5~',
    '\x1b[1;2C',
    '\x1b[200~',
    '\x1bOP',
    '\x1b',
    '\x1b[',
    '\x1bO',
    '\r',
    ' ',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
);

test('a sequence that comes in parts gives the same keys, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.array(anyPiece, { maxLength: 8 }), fc.array(fc.nat(20)), (pieces, cuts) => {
      const signs = [...pieces.join('')];
      const whole = decodeKeys(signs.join(''));
      const bounds = [...new Set(cuts.map((at) => at % (signs.length + 1)))].sort((a, b) => a - b);
      const parts = [0, ...bounds].map((from, index) => signs.slice(from, bounds[index]).join(''));
      const keys: string[] = [];
      let rest = '';
      for (const part of parts) {
        const read = decodeKeys(rest + part);
        keys.push(...read.keys);
        rest = read.rest;
      }
      expect({ keys, rest }).toEqual(whole);
    }),
  );
});

test('what is left over is always the beginning of a sequence, and no key is a control sign', () => {
  fc.assert(
    fc.property(
      fc.array(anyPiece).map((pieces) => pieces.join('')),
      (input) => {
        const { keys, rest } = decodeKeys(input);
        expect(rest === '' || rest.startsWith('\x1b')).toBe(true);
        for (const key of [...keys, ...decodeRest(rest)]) expect(key >= ' ').toBe(true);
      },
    ),
  );
});
