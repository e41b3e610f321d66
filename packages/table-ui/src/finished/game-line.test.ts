import type { FinishedGame } from '@shoal/room';
import { expect, test } from 'vitest';
import { playedRecord } from '../replaying/test/records.ts';
import { byDay, gameLines } from './game-line.ts';

const record = playedRecord('go-fish', 'standard', 3, 'lines');

const finishedAt = (endedAt: string, id: string): FinishedGame => ({
  ...{ id, endedAt, preset: 'standard', deal: 1, goal: null, daily: null, undone: 0, record },
});

const games = [
  finishedAt('2026-11-15T23:30:00.000Z', 'b'),
  finishedAt('2026-11-16T08:00:00.000Z', 'c'),
  finishedAt('2026-11-15T09:00:00.000Z', 'a'),
  finishedAt('2026-11-16T08:00:00.000Z', 'd'),
];

test('finished games are listed from the newest to the oldest, whatever order they come in', () => {
  const ids = gameLines(games).map(({ id }) => id);
  expect(ids).toEqual(['d', 'c', 'b', 'a']);
  expect(gameLines([...games].reverse()).map(({ id }) => id)).toEqual(ids);
});

test('a game that this version does not know is left out', () => {
  expect(gameLines([{ ...games[0], record: { ...record, game: 'hearts' } }])).toEqual([]);
});

test('games are grouped by the date where the reader is', () => {
  const inUtc = byDay(gameLines(games), (endedAt) => endedAt.slice(0, 10));
  expect(inUtc.map(({ date, games: { length } }) => [date, length])).toEqual([
    ['2026-11-16', 2],
    ['2026-11-15', 2],
  ]);
  const hourLater = (endedAt: string) => new Date(Date.parse(endedAt) + 3_600_000).toISOString().slice(0, 10);
  expect(byDay(gameLines(games), hourLater).map(({ games: { length } }) => length)).toEqual([3, 1]);
});
