import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textWidth } from '../../text/columns.ts';
import { apart, beside, centred, cut, EMPTY_ROW, fit, row, rowText, rowWidth, span } from './row.ts';

/** Names as people have them: accents, wide letters, emoji of several parts. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.array(fc.constantFrom('世', '界', '👨‍👩‍👧', '👍🏽', 'é', 'Zoë', ' ', '7♥', '한')).map((parts) => parts.join('')),
);
const anyRow = fc.array(anyText, { maxLength: 5 }).map((texts) => row(...texts));
const anyWidth = fc.nat(40);

describe('a text that is cut', () => {
  test('keeps to its width and is marked', () => {
    expect(cut('Bartholomew', 6)).toBe('Barth…');
    expect(cut('Bartholomew', 11)).toBe('Bartholomew');
    expect(cut('Bartholomew', 1)).toBe('…');
    expect(cut('Bartholomew', 0)).toBe('');
  });

  test('is cut between letters, however many signs and columns they take', () => {
    expect(cut('世界世界', 8)).toBe('世界世界');
    expect(cut('世界世界', 7)).toBe('世界世…');
    expect(cut('世界世界', 6)).toBe('世界…');
    expect(cut('👨‍👩‍👧👨‍👩‍👧', 3)).toBe('👨‍👩‍👧…');
    expect(cut('été', 2)).toBe('é…');
  });

  test('is never wider than it may be, and stays whole where it fits', () => {
    fc.assert(
      fc.property(anyText, anyWidth, (text, width) => {
        const short = cut(text, width);
        expect(textWidth(short)).toBeLessThanOrEqual(width);
        if (textWidth(text) <= width) expect(short).toBe(text);
        else expect(text.startsWith(short.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

describe('a row', () => {
  test('that is fitted is cut or filled up', () => {
    expect(rowText(fit(row('ab', 'cd'), 6))).toBe('abcd  ');
    expect(rowText(fit(row('ab', 'cdef'), 4))).toBe('abc…');
    expect(fit(row(span('ab', { bold: true })), 4, { tone: 'bar' })).toEqual([
      span('ab', { bold: true }),
      span('  ', { tone: 'bar' }),
    ]);
  });

  test('that is fitted has exactly its width', () => {
    fc.assert(fc.property(anyRow, anyWidth, (line, width) => rowWidth(fit(line, width)) === width));
  });

  test('that is centred has exactly its width, and as much room on one side as on the other', () => {
    expect(rowText(centred(row('abc'), 8))).toBe('  abc   ');
    expect(rowText(centred(row('世界'), 8))).toBe('  世界  ');
    fc.assert(fc.property(anyRow, anyWidth, (line, width) => rowWidth(centred(line, width)) === width));
  });

  test('with a part at each end keeps the right one whole, and cuts the left one', () => {
    expect(rowText(apart(row('left'), row('right'), 12))).toBe('left   right');
    expect(rowText(apart(row('a long left'), row('right'), 12))).toBe('a long…right');
    fc.assert(
      fc.property(anyRow, anyRow, fc.integer({ min: 1, max: 60 }), (left, right, width) => {
        const line = apart(left, right, width);
        expect(rowWidth(line)).toBe(width);
        if (rowWidth(right) < width) expect(rowText(line).endsWith(rowText(right))).toBe(true);
      }),
    );
  });
});

describe('blocks beside each other', () => {
  test('are as high as the highest, each as wide as it should be', () => {
    const left = { rows: [row('ab'), row('世界')], width: 4 };
    const right = { rows: [row('x')], width: 2 };
    expect(beside([left, right], row('|')).map(rowText)).toEqual(['ab  |x ', '世界|  ']);
  });

  test('give rows of one width, whatever is in them', () => {
    const anyBlock = fc.record({ rows: fc.array(anyRow, { maxLength: 4 }), width: anyWidth });
    fc.assert(
      fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 4 }), (blocks) => {
        const rows = beside(blocks, row('  '));
        const width = blocks.reduce((sum, block) => sum + block.width, 2 * (blocks.length - 1));
        expect(rows.length).toBe(Math.max(...blocks.map((block) => block.rows.length)));
        for (const line of rows) expect(rowWidth(line)).toBe(width);
      }),
    );
  });
});

test('an empty row takes no room', () => {
  expect([rowWidth(EMPTY_ROW), rowWidth(row('')), rowWidth(row('7♥', span('世')))]).toEqual([0, 0, 4]);
});
