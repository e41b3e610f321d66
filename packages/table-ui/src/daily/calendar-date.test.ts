import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailyNumber, FIRST_DAILY, isDate, localDate } from './calendar-date.ts';

test.each(['2026-01-01', '2026-11-16', '2028-02-29', '9999-12-31'])('%s is a date', (text) => {
  expect(isDate(text)).toBe(true);
});

test.each([
  ['2026-02-30', 'a day that no February has'],
  ['2027-02-29', 'a leap day of another year'],
  ['2026-13-01', 'a month too many'],
  ['2026-00-10', 'no month'],
  ['2026-11-00', 'no day'],
  ['2026-11-31', 'a day too many'],
  ['2025-12-31', 'before the first daily deal'],
  ['2026-1-1', 'digits are missing'],
  ['26-11-16', 'a year too short'],
  ['2026-11-16T00:00:00Z', 'a time'],
  [' 2026-11-16', 'a space'],
  ['today', 'a word'],
  ['', 'nothing'],
])('%j is not the date of a daily deal: %s', (text) => {
  expect(isDate(text)).toBe(false);
});

test('daily deals are numbered from the first of January 2026', () => {
  const dates = [FIRST_DAILY, '2026-01-02', '2026-12-31', '2027-01-01', '2028-03-01'];
  expect(dates.map(dailyNumber)).toEqual([1, 2, 365, 366, 791]);
});

test('every day is a date and has the next number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (day) => {
      const dateAfter = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
      expect(isDate(dateAfter(day))).toBe(true);
      expect([dailyNumber(dateAfter(day)), dailyNumber(dateAfter(day + 1))]).toEqual([day + 1, day + 2]);
    }),
  );
});

test('a local date is the one where the person is, whatever it is in Greenwich', () => {
  expect(localDate(new Date(2026, 10, 16, 0, 0, 0))).toBe('2026-11-16');
  expect(localDate(new Date(2026, 10, 16, 23, 59, 59))).toBe('2026-11-16');
});

test('months and days have two digits, and years four', () => {
  expect(localDate(new Date(2027, 0, 2))).toBe('2027-01-02');
  expect(localDate(new Date(987, 11, 31))).toBe('0987-12-31');
});
