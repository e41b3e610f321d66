import { expect, test } from 'vitest';
import { areaWithin, everyNth, heightFor, widthAxis } from './axes.ts';
import { widthOf } from './chart-layout.ts';

const PHONE = { width: 288, letter: 13 };

test('the area keeps clear of the numbers at its left and below', () => {
  const area = areaWithin(PHONE, 200, ['0%', '100%']);
  expect(area.left).toBeGreaterThan(4 * 13 * 0.6);
  expect(area.bottom).toBeLessThan(200 - 2 * 13);
  expect(area.right).toBeLessThan(288);
});

test('letters twice as large leave less room, and need a higher plot', () => {
  const large = { width: 288, letter: 26 };
  expect(areaWithin(large, 300, ['100%']).left).toBeGreaterThan(areaWithin(PHONE, 300, ['100%']).left);
  expect(heightFor(large)).toBeGreaterThan(heightFor(PHONE));
});

test('labels that have room are all shown, others only so often as they have', () => {
  const room = { width: 300, letter: 13 };
  expect(everyNth(room, ['10', '20', '30'])).toBe(1);
  expect(everyNth(room, new Array<string>(20).fill('1000'))).toBe(3);
});

test('a label at the edge of the chart is moved aside until it is whole', () => {
  const area = { left: 40, right: 290, top: 0, bottom: 100 };
  const shapes = widthAxis([{ at: 290, text: '100,000' }], area, { width: 300, letter: 10 });
  const [label] = shapes.filter(({ role }) => role === 'number');
  expect(Number(label.place['x']) + widthOf('100,000', 10) / 2).toBeCloseTo(300);
});
