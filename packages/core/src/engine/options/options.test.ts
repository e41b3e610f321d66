import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RANK_NAMES } from '../cards/card.ts';
import { choice, type OptionKind, type OptionValue, range, rank, rankOrNone, writeOption, yesNo } from './options.ts';

const KINDS: Readonly<Record<string, readonly [OptionKind, readonly OptionValue[]]>> = {
  yesNo: [yesNo, [true, false]],
  words: [choice('all', 'one'), ['all', 'one']],
  numbers: [choice(4, 2), [4, 2]],
  mixed: [choice<string | number>('until-playable', 1, 2), ['until-playable', 1, 2]],
  range: [range(0, 52), Array.from({ length: 53 }, (_, value) => value)],
  rank: [rank, RANK_NAMES],
  rankOrNone: [rankOrNone, [...RANK_NAMES, null]],
};

const GARBAGE = [
  '',
  ' ',
  'x',
  '1.5',
  '-1',
  '1e1',
  'NaN',
  'undefined',
  '[]',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
];

describe.each(Object.entries(KINDS))('an option that is a %s', (_, [kind, values]) => {
  test('every allowed value is read as it is written, whatever the case', () => {
    for (const value of values) {
      expect(kind.read(writeOption(value))).toBe(value);
      expect(kind.read(` ${writeOption(value).toUpperCase()} `)).toBe(value);
      expect(kind.accepts(value)).toBe(true);
    }
  });

  test('the option says which values it allows', () => {
    const { allowed } = kind;
    const written = 'min' in allowed ? values.map(Number) : values.map(writeOption);
    if ('min' in allowed)
      expect([Math.min(...values.map(Number)), Math.max(...values.map(Number))]).toEqual([allowed.min, allowed.max]);
    else expect(allowed).toEqual(written);
  });

  test.each(GARBAGE)('“%s” is not read', (text) => {
    expect(kind.read(text)).toBeUndefined();
  });

  test('nothing else is accepted from a record', () => {
    const foreign = [undefined, Number.NaN, 1.5, -1, 53, '', 'x', [], {}, [values[0]], Number.POSITIVE_INFINITY];
    expect(foreign.filter((value) => kind.accepts(value))).toEqual([]);
  });

  test('exactly what could have been read is accepted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = kind.read(text);
        if (value !== undefined) expect(kind.accepts(value)).toBe(true);
      }),
    );
  });
});

describe('forgiving forms', () => {
  test.each(['yes', 'YES', 'true', 'True', 'on'])('%s is yes', (text) => expect(yesNo.read(text)).toBe(true));
  test.each(['no', 'NO', 'false', 'False', 'off'])('%s is no', (text) => expect(yesNo.read(text)).toBe(false));
  test.each(['none', 'None', ' NONE ', 'null'])('%s is no rank', (text) => expect(rankOrNone.read(text)).toBeNull());
  test.each(['10', 't', 'T', ' 10 '])('%s is the rank ten', (text) => {
    expect([rank.read(text), rankOrNone.read(text)]).toEqual(['T', 'T']);
  });

  test('none is not a rank where a rank is needed', () => {
    expect(rank.read('none')).toBeUndefined();
    expect(rank.accepts(null)).toBe(false);
  });

  test('a number is not its text in a record, nor yes a word', () => {
    expect(range(1, 9).accepts('7')).toBe(false);
    expect(yesNo.accepts('yes')).toBe(false);
    expect(rank.accepts('10')).toBe(false);
    expect(rank.accepts('t')).toBe(false);
  });

  test('a range has its ends', () => {
    const kind = range(1, 52);
    expect(['0', '1', '52', '53', '007', ' 7 '].map((text) => kind.read(text))).toEqual([
      undefined,
      1,
      52,
      undefined,
      7,
      7,
    ]);
  });
});

test('options are written as people write them', () => {
  expect([true, false, null, 7, 'all'].map(writeOption)).toEqual(['yes', 'no', 'none', '7', 'all']);
});
