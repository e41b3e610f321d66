import { expect, test } from 'vitest';
import { LineSplitter } from './line-buffer.ts';

function heard(longest: number, ...pieces: readonly string[]): string[] {
  const all: string[] = [];
  const lines = new LineSplitter((text) => all.push(text), longest);
  for (const piece of pieces) lines.add(piece);
  lines.end();
  return all;
}

test('pieces of a line are told together', () => {
  expect(heard(100, 'Value', 'Error', ': boom', '\nat li', 'ne 3\n')).toEqual(['ValueError: boom\n', 'at line 3\n']);
});

test('the last line needs no end', () => {
  expect(heard(100, 'one\ntwo')).toEqual(['one\n', 'two']);
  expect(heard(100)).toEqual([]);
});

test('a line without end is told before it fills the memory', () => {
  expect(heard(4, 'abc', 'def', 'g')).toEqual(['abcdef', 'g']);
});
