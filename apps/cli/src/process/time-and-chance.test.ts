import { expect, test } from 'vitest';
import { today } from './time-and-chance.ts';

test('today is the date where the person is, whatever it is in Greenwich', () => {
  expect(today(new Date(2026, 10, 16, 0, 0, 0))).toBe('2026-11-16');
  expect(today(new Date(2026, 10, 16, 23, 59, 59))).toBe('2026-11-16');
});

test('months and days have two digits, and years four', () => {
  expect(today(new Date(2027, 0, 2))).toBe('2027-01-02');
  expect(today(new Date(987, 11, 31))).toBe('0987-12-31');
});

test('without being told, today is now', () => {
  const [before, told, after] = [today(new Date()), today(), today(new Date())];
  expect([before, after]).toContain(told);
});
