import { expect, test } from 'vitest';
import { textBar, textCurve } from './text-plot.ts';

test('a curve rises, stays and falls as its values do', () => {
  expect(textCurve([0, 0, 2, 2, 1, 1], { width: 6, height: 3 })).toEqual(['  ╭─╮', '  │ ╰─', '──╯']);
  expect(textCurve([0, 0, 2, 2, 1, 1], { width: 6, height: 3, ascii: true })).toEqual(['  .-.', "  | '-", "--'"]);
});

test('a curve keeps to the range it is given', () => {
  expect(textCurve([0.5], { width: 3, height: 3, low: 0, high: 1 })).toEqual(['', '───', '']);
  expect(textCurve([9], { width: 2, height: 3, low: 0, high: 1 })).toEqual(['──', '', '']);
});

test('many values share a column, and few fill several', () => {
  expect(textCurve([0, 0, 0, 0, 1, 1, 1, 1], { width: 2, height: 2 })).toEqual([' ╭', '─╯']);
  expect(textCurve([0, 1], { width: 4, height: 2 })).toEqual(['  ╭─', '──╯']);
});

test('nothing, or no number, draws nothing', () => {
  expect(textCurve([], { width: 4, height: 2 })).toEqual(['', '']);
  expect(textCurve([Number.NaN], { width: 4, height: 1 })).toEqual(['']);
});

test('a bar is as long as its value', () => {
  expect(textBar(5, 10, 4)).toBe('██');
  expect(textBar(5, 16, 2)).toBe('▋');
  expect(textBar(5, 10, 4, true)).toBe('##');
  expect([textBar(0, 10, 4), textBar(3, 0, 4), textBar(-1, 5, 4), textBar(99, 5, 4)]).toEqual(['', '', '', '████']);
});
