import { expect, test } from 'vitest';
import { page } from './index.ts';

const { games, replay, setup, statistics } = page;
const { check } = replay;

test.each([
  ['These rules are for 1 player.', setup.onlySeats],
  ['The check stopped after 1 fault: fix it, or open another file.', check.tooManyFaults],
  ['The list shows the first game and every faulty one after it.', check.listedPart],
  ['The list shows the first game and every faulty one after it; all were checked.', check.listedOfAll],
  [
    'So. It is not saved: it will be lost when you close the page.',
    (count: number) => statistics.addedUnsaved('So.', count),
  ],
  ['1 game', games.countUnsaved],
])('of one alone is said in the singular: %s', (one, told) => {
  expect(told(1)).toBe(one);
  for (const count of [0, 2, 11]) expect(told(count)).toMatch(/\b(players|faults|games|They)\b/);
});

test('a hand is told alike of you and of others', () => {
  expect(replay.handOf('You', ['queen of spades'])).toBe('You: queen of spades in hand');
  expect(replay.handOf('Bo', [])).toBe('Bo: no cards in hand');
});
