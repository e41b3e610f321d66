import { expect, test } from 'vitest';
import { areaWithin, everyNth, heightFor } from './plot-area.ts';

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
  expect(everyNth(['10', '20', '30'], 300, 13)).toBe(1);
  expect(
    everyNth(
      Array.from({ length: 20 }, () => '1000'),
      300,
      13,
    ),
  ).toBe(3);
});
