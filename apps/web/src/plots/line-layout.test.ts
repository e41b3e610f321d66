import { expect, test } from 'vitest';
import { lineLayout, placeAt } from './line-layout.ts';

const values = Array.from({ length: 101 }, (_, place) => place / 100);
const LINES = {
  ...{ from: 0, lines: [{ name: 'Ann', values, hue: 'main' as const }], range: [0, 1] as const, marked: [50] },
  format: (share: number) => `${100 * share}%`,
};
const PHONE = { width: 288, letter: 13 };

test('the first and the last value stand at the edges of the area, and the greatest at its top', () => {
  const { area, x, y } = lineLayout(LINES, PHONE);
  expect([x.at(0), x.at(100)]).toEqual([area.left, area.right]);
  expect([y.at(0), y.at(1)]).toEqual([area.bottom, area.top]);
});

test('marks have a lane of their own between the area and its numbers', () => {
  const { area, base } = lineLayout(LINES, PHONE);
  expect(base).toBeGreaterThan(area.bottom);
  const bare = lineLayout({ ...LINES, marked: [] }, PHONE);
  expect(bare.base).toBe(bare.area.bottom);
});

test('a finger in the lane finds the mark next to it, and anywhere else the moment under it', () => {
  const layout = lineLayout(LINES, PHONE);
  const near = layout.x.at(53);
  expect(placeAt([near, layout.area.bottom + 4], layout, LINES.marked)).toBe(50);
  expect(placeAt([near, layout.area.top], layout, LINES.marked)).toBe(53);
  expect(placeAt([layout.x.at(90), layout.area.bottom + 4], layout, LINES.marked)).toBe(90);
});

test('a single value has a width too', () => {
  const { x } = lineLayout({ ...LINES, lines: [{ name: 'Ann', values: [1], hue: 'main' }], marked: [] }, PHONE);
  expect(x.high).toBeGreaterThan(x.low);
});
