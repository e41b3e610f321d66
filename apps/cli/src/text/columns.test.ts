import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { textWidth } from './columns.ts';

test('letters, lines, blocks and suit signs take one column each', () => {
  for (const text of ['Ann', 'Zoë', '7♥ 10♠', '┌──┐│└┘', '░▏▮', '▶ ▸ ◂ ▤', '…', '· º']) {
    expect(textWidth(text)).toBe([...text].length);
  }
});

test('wide letters and emoji take two columns, and marks none', () => {
  expect(textWidth('世界')).toBe(4);
  expect(textWidth('👍🏽')).toBe(2);
  expect(textWidth('👨‍👩‍👧')).toBe(2);
  expect(textWidth('é')).toBe(1);
  expect(textWidth('')).toBe(0);
});

test('what needs no measuring would be measured alike', () => {
  const SOFT_HYPHEN = '\u00ad';
  const text = fc.string({ unit: 'grapheme' }).filter((one) => !one.includes(SOFT_HYPHEN));
  fc.assert(fc.property(text, (one) => textWidth(one) === stringWidth(one)));
  const signs = Array.from({ length: 0x2700 - 0x20 }, (_, more) => String.fromCodePoint(0x20 + more));
  const different = signs.filter((sign) => textWidth(sign) !== stringWidth(sign));
  expect(different).toEqual([SOFT_HYPHEN]);
});
