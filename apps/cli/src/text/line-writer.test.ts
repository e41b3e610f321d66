import { expect, test } from 'vitest';
import { wrap } from './line-writer.ts';
import { UNBROKEN } from './spaces.ts';

test('a line is broken between words, and never between what belongs together', () => {
  expect(wrap('Cards: You 5, Bo 6', 15)).toEqual(['Cards: You 5,', '  Bo 6']);
  expect(wrap(`Cards: You${UNBROKEN}5, Bo${UNBROKEN}6`, 11)).toEqual([
    'Cards:',
    `  You${UNBROKEN}5,`,
    `  Bo${UNBROKEN}6`,
  ]);
});

test('the rest of an item hangs below its text, and that of other lines two columns further in', () => {
  expect(wrap('  1. Ask Bo for sevens', 16)).toEqual(['  1. Ask Bo for', '     sevens']);
  expect(wrap('  Bo hands you sevens', 16)).toEqual(['  Bo hands you', '    sevens']);
});
