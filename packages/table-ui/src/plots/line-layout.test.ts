import { expect, test } from 'vitest';
import type { ChartHue } from './chart-layout.ts';
import { layLines, placeAt } from './line-layout.ts';

const values = Array.from({ length: 101 }, (_, place) => place / 100);
const LINES = {
  ...{ xLabel: 'action', from: 0, range: [0, 1] as const },
  lines: [{ name: 'Ann', values, hue: 'main' as const }],
  format: (share: number) => `${100 * share}%`,
  count: String,
  marks: [{ at: 50, isGrave: true }],
};
const PHONE = { width: 288, letter: 13 };

test('the first and the last value stand at the edges of the area, and the greatest at its top', () => {
  const { area, x, y } = layLines(LINES, PHONE);
  expect([x.at(0), x.at(100)]).toEqual([area.left, area.right]);
  expect([y.at(0), y.at(1)]).toEqual([area.bottom, area.top]);
});

test('marks have a lane of their own between the area and its numbers', () => {
  const { area, base } = layLines(LINES, PHONE);
  expect(base).toBeGreaterThan(area.bottom);
  const bare = layLines({ ...LINES, marks: [] }, PHONE);
  expect(bare.base).toBe(bare.area.bottom);
});

test('a finger in the lane finds the mark next to it, and anywhere else the moment under it', () => {
  const layout = layLines(LINES, PHONE);
  const near = layout.x.at(53);
  expect(placeAt([near, layout.area.bottom + 4], layout, LINES.marks)).toBe(50);
  expect(placeAt([near, layout.area.top], layout, LINES.marks)).toBe(53);
  expect(placeAt([layout.x.at(90), layout.area.bottom + 4], layout, LINES.marks)).toBe(90);
});

test('a single value has a width too', () => {
  const { x } = layLines({ ...LINES, lines: [{ name: 'Ann', values: [1], hue: 'main' }], marks: [] }, PHONE);
  expect(x.high).toBeGreaterThan(x.low);
});

test('the cursor stands at its place, with a dot on every line', () => {
  const { shapes, x, y } = layLines({ ...LINES, cursor: 25 }, PHONE);
  const [dot, ...others] = shapes.filter(({ role }) => role === 'cursorDot');
  expect([dot.place['cx'], dot.place['cy'], dot.hue]).toEqual([x.at(25), y.at(0.25), 'main']);
  expect(others).toEqual([]);
});

test('only the main line has a ground, and only where the axis begins at nothing', () => {
  const grounds = (range: readonly [number, number], hue: ChartHue) =>
    layLines({ ...LINES, range, lines: [{ name: 'Ann', values, hue }] }, PHONE).shapes.filter(
      ({ role }) => role === 'under',
    );
  expect([grounds([0, 1], 'main'), grounds([0.5, 1], 'main'), grounds([0, 1], 1)].map(({ length }) => length)).toEqual([
    1, 0, 0,
  ]);
});
