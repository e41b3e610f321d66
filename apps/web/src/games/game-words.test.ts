import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { clockTime, countSentence, dayName } from './game-words.ts';

const WORDS = { today: 'Today', yesterday: 'Yesterday' };
const nameOn = (date: string, now: Date): string => dayName(date, now, WORDS, en.daily);

test('this day and the one before have names, all others their date', () => {
  const now = new Date(2026, 10, 16, 9, 30);
  expect(nameOn('2026-11-16', now)).toBe('Today');
  expect(nameOn('2026-11-15', now)).toBe('Yesterday');
  expect(nameOn('2026-11-14', now)).toBe('14 November 2026');
  expect(nameOn('2025-11-16', now)).toBe('16 November 2025');
});

test('the first minute of a year has the last day before it as yesterday', () => {
  expect(nameOn('2026-12-31', new Date(2027, 0, 1, 0, 1))).toBe('Yesterday');
});

const moment = new Date(2026, 10, 16, 14, 5).toISOString();

test('the time is told in the language of the page, as the region of the person writes it', () => {
  expect(clockTime(moment, 'en', ['de-DE', 'en-GB'])).toBe('14:05');
  expect(clockTime(moment, 'en', ['en-US'])).toMatch(/^2:05\sPM$/);
  expect(clockTime(moment, 'de', ['en-US'])).toBe('14:05');
});

test('games are said to be kept only where they are', () => {
  const { games } = en.page;
  expect(countSentence(3, true, games)).toBe('3 games, saved in this browser');
  expect(countSentence(3, false, games)).toBe('3 games');
});
