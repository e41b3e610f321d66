import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

const moment = new Date(2026, 10, 16, 14, 5).toISOString();

test('the time is told in the language of the page, as the region of the person writes it', () => {
  expect(clockTime(moment, 'en', ['de-DE', 'en-GB'])).toBe('14:05');
  expect(clockTime(moment, 'en', ['en-US'])).toMatch(/^2:05\sPM$/);
  expect(clockTime(moment, 'de', ['en-US'])).toBe('14:05');
});
