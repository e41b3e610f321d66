import { expect, test } from 'vitest';
import { atBottom, type Block, composed } from './canvas.ts';
import { row, rowText } from './row.ts';

const block = (x: number, y: number, columns: number, lines: readonly string[]): Block => ({
  box: { x, y, columns, rows: lines.length },
  rows: lines.map((line) => row(line)),
});
const drawn = (blocks: readonly Block[], rows: number): string[] =>
  composed(blocks, { rows }).map((line) => rowText(line).trimEnd());

test('blocks stand at their places, in whatever order they come', () => {
  expect(drawn([block(6, 1, 3, ['cc']), block(0, 0, 3, ['aa', 'bb'])], 3)).toEqual(['aa', 'bb    cc', '']);
});

test('what does not fit into a box is cut off', () => {
  const { box, rows } = block(0, 0, 3, ['abcdef', 'below']);
  expect(drawn([{ box: { ...box, rows: 1 }, rows }], 2)).toEqual(['ab…', '']);
});

test('a block that ends where its box does has its empty rows above', () => {
  expect(atBottom([row('a')], 3).map(rowText)).toEqual(['', '', 'a']);
});
