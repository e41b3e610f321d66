import type { Seat } from '@shoal/core';
import { expect, test } from 'vitest';
import { en } from '../en.ts';
import { leaving, leftAt, playAgain, wonMatch } from './match-sentences.ts';

const YOURS = { labels: ['You', 'Bo', 'Cy'], ownSeats: [0] as Seat[] };
const SHARED = { labels: ['Ann', 'Ben', 'Cleo'], ownSeats: [0, 1, 2] as Seat[] };
const ONLINE = { labels: ['Ann', 'Ben', 'Cleo'], ownSeats: [1] as Seat[] };
const WATCHED = { labels: ['Ann', 'Ben', 'Cleo'], ownSeats: [] };

test.each([
  ['You win the match!', [0], YOURS],
  ['Bo wins the match.', [1], YOURS],
  ['A tie: you share the match with Cy.', [0, 2], YOURS],
  ['A tie: Bo and Cy share the match.', [1, 2], YOURS],
  ['Ann wins the match.', [0], SHARED],
  ['A tie: Ann and Cleo share the match.', [0, 2], SHARED],
  ['You win the match!', [1], ONLINE],
  ['Ann wins the match.', [0], ONLINE],
  ['Ben wins the match.', [1], WATCHED],
])('"%s" is said when seats %j win', (sentence, winners, players) => {
  expect(wonMatch(winners, players, en.screen)).toBe(sentence);
});

test.each([
  ['left just now', '2026-11-16T11:59:01Z'],
  ['left just now', '2026-11-16T12:05:00Z'],
  ['left 1 minute ago', '2026-11-16T11:59:00Z'],
  ['left 59 minutes ago', '2026-11-16T11:00:01Z'],
  ['left 1 hour ago', '2026-11-16T11:00:00Z'],
  ['left 23 hours ago', '2026-11-15T12:00:01Z'],
  ['left yesterday', '2026-11-15T12:00:00Z'],
  ['left 3 days ago', '2026-11-13T12:00:00Z'],
])('"%s" is said at noon of a match left at %s', (sentence, then) => {
  expect(leftAt(new Date(then), new Date('2026-11-16T12:00:00Z'), en.screen)).toBe(sentence);
});

test.each([
  ['Play again (Bo starts)', 0, YOURS],
  ['Play again (you start)', 2, YOURS],
  ['Play again (Ann starts)', 2, SHARED],
  ['Play again (you start)', 0, ONLINE],
  ['Play again (Ben starts)', 0, WATCHED],
])('"%s" is offered after a deal that seat %j began', (label, firstSeat, players) => {
  expect(playAgain({ ...players, firstSeat }, en.screen)).toBe(label);
});

test('leaving a table says that the game is saved only when somebody has acted and it is', () => {
  const { leaveQuestion, leaveUnbegun, leaveUnsaved } = en.screen;
  expect(leaving({ isBegun: true, isSaved: true }, en.screen)).toBe(leaveQuestion);
  expect(leaving({ isBegun: false, isSaved: true }, en.screen)).toBe(leaveUnbegun);
  for (const isBegun of [false, true]) expect(leaving({ isBegun, isSaved: false }, en.screen)).toBe(leaveUnsaved);
});
