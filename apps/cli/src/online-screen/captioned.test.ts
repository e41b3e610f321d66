import { expect, test } from 'vitest';
import { framed } from '../full-screen/scenes/framed.ts';
import { EMPTY_ROW, row, rowText } from '../full-screen/terminal/row.ts';
import { captioned } from './captioned.ts';

const SIZE = { columns: 60, rows: 16 };
const keys = [{ key: 'Esc', label: 'back' }];
const drawn = (sentence: string | null, rows = framed('Page', [row('text')], keys, SIZE)): string[] =>
  captioned(() => sentence)(rows, SIZE).map((line) => rowText(line).trimEnd());

test('a sentence stands above the keys of a page, where nothing else is', () => {
  expect(drawn('Ben sits down.').slice(-3)).toEqual(['', '  Ben sits down.', ' Esc back']);
  expect(drawn(null)).toEqual(drawn(''));
});

test('a long sentence takes two rows, and what has no room is marked as cut', () => {
  const long = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');
  const lines = drawn(long).slice(-3);
  expect(lines[0]).toMatch(/^ {2}word0 /);
  expect(lines[1]).toMatch(/ …$/);
  expect(lines[2]).toBe(' Esc back');
});

test('on a page without an empty row it is left out', () => {
  const full = Array.from({ length: SIZE.rows }, () => row('x'));
  expect(drawn('Ben sits down.', full)).toEqual(full.map(rowText));
  const oneFree = full.with(SIZE.rows - 2, EMPTY_ROW);
  expect(drawn('Ben sits down.', oneFree).slice(-3)).toEqual(['x', '  Ben sits down.', 'x']);
});
