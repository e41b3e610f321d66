import { placesOf, RECORD_FORMAT } from '@shoal/core';
import type { FinishedGame } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { showStatistics } from './show-statistics.ts';

const TODAY = '2026-11-16';
const PLAIN = { catalogue: en, json: false, ascii: true, width: 80 };

/** A game of Go Fish: who sat there, and how many books they had. */
function goFish(
  number: number,
  seats: Readonly<Record<string, number>>,
  more: Partial<FinishedGame> = {},
): FinishedGame {
  const scores = Object.values(seats);
  return {
    ...{ id: `game ${number}`, endedAt: `2026-11-01T12:00:${String(number).padStart(2, '0')}.000Z` },
    ...{ preset: 'standard', deal: 1, goal: null, daily: null, undone: 0 },
    record: {
      ...{ format: RECORD_FORMAT, game: 'go-fish', rules: {}, firstSeat: 0, pack: [], log: [] },
      seats: Object.keys(seats).map((name) => ({ name, player: name === 'Bo' ? 'bot:pike' : 'human' })),
      result: { places: placesOf(scores.length, (a, b) => scores[a] > scores[b]), scores, reason: 'all-books' },
    },
    ...more,
  };
}

const WON = { You: 8, Bo: 5 };
const LOST = { You: 4, Bo: 9 };
const SEASON = [WON, LOST, LOST, WON, WON, LOST, WON, WON, WON, WON].map((seats, number) => goFish(number, seats));

const crazyEightsLike = (game: FinishedGame, number: number): FinishedGame => ({
  ...game,
  id: `other ${number}`,
  record: { ...game.record, game: 'crazy-eights' },
});

describe('statistics in a terminal', () => {
  test('call no number of pairs in Old Maid the best or better', () => {
    const [game] = SEASON;
    const lines = showStatistics([{ ...game, record: { ...game.record, game: 'old-maid' } }], TODAY, PLAIN);
    expect(lines.join(' ')).toContain('Pairs are an average per game; they do not decide who wins.');
    expect(lines.join(' ')).not.toMatch(/best|better/);
  });

  test('without a game say in one sentence how to get some', () => {
    expect(showStatistics([], TODAY, PLAIN)).toEqual([
      'No finished games yet; play one with shoal, and it will be counted here.',
    ]);
  });

  test.each([false, true])('are told at any width, however narrow the terminal is (ASCII: %s)', (ascii) => {
    for (let width = 1; width <= 120; width++)
      expect(showStatistics(SEASON, TODAY, { ...PLAIN, ascii, width }).length).toBeGreaterThan(0);
  });

  test('of ten games tell the totals, a table with bars, and a curve', () => {
    expect(showStatistics(SEASON, TODAY, PLAIN).slice(0, 14)).toEqual([
      'You have won 7 of 10 games. You win 70% of your games; among equally good',
      'players it would be 50%. You have won the last 4 games, your longest winning',
      'streak so far.',
      '',
      'Go Fish',
      'rules     bots                 games  won  rate               95%  books  streak',
      'standard  pike - 4 of 7, good     10    7   70%  ####|#...  34-91    6.8     4/4',
      '',
      'Your win rate in Go Fish from game 5 on:',
      ' 70% |                                                      .---------',
      "     |                                .---------------------'",
      ' 60% |-----------.                    |',
      "     |           |          .---------'",
      " 50% |           '----------'",
    ]);
  });

  test.each([40, 60, 80, 100])('fit into %i columns', (width) => {
    const daily = SEASON.map((game, day) => ({ ...game, id: `daily ${day}`, daily: `2026-11-${11 + (day % 6)}` }));
    const levels = SEASON.map((game, number) => ({ ...game, id: `classroom ${number}`, preset: 'classroom' }));
    const people = SEASON.map((_, number) => goFish(number, { Ann: 7, Ben: 6 }, { id: `people ${number}` }));
    const games = [...SEASON, ...SEASON.map(crazyEightsLike), ...daily, ...levels, ...people];
    for (const ascii of [true, false]) {
      const lines = showStatistics(games, TODAY, { ...PLAIN, ascii, width });
      expect(lines.filter((line) => [...line].length > width)).toEqual([]);
      expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
      if (ascii) expect(lines.join('')).toMatch(/^[\x20-\x7e]*$/);
    }
  });

  test('leave out columns where the room is short, and never the share', () => {
    const headIn = (width: number) =>
      showStatistics(SEASON, TODAY, { ...PLAIN, width }).find((line) => /^rules/.test(line));
    expect(headIn(60)?.split(/ +/)).toEqual(['rules', 'bots', 'games', 'won', 'rate', '95%', 'books']);
    expect(headIn(40)?.split(/ +/)).toEqual(['rules', 'bots', 'games', 'won', 'rate']);
  });

  test('name the place of the bots on the ladder where there is room, and claim nothing in a game of luck', () => {
    const botsIn = (games: readonly FinishedGame[], width: number) =>
      /^standard +(\S.*?) {2}/m.exec(showStatistics(games, TODAY, { ...PLAIN, width }).join('\n'))?.[1];
    expect([80, 72, 60].map((width) => botsIn(SEASON, width))).toEqual(['pike - 4 of 7, good', 'pike - good', 'pike']);
    const luck = SEASON.map((game) => ({ ...game, record: { ...game.record, game: 'old-maid' } }));
    expect(botsIn(luck, 100)).toBe('pike');
  });

  test('explain the columns that are shown, and no others', () => {
    const textIn = (width: number) => showStatistics(SEASON, TODAY, { ...PLAIN, width }).join(' ');
    expect(textIn(80)).toContain('A streak counts wins in a row: now, and the most so far.');
    expect(textIn(60)).not.toContain('A streak counts');
  });

  test('have a row for all games where they are in several groups', () => {
    const games = [goFish(0, WON), goFish(1, LOST, { preset: 'classic' })];
    expect(showStatistics(games, TODAY, { ...PLAIN, width: 50 }).slice(4, 9)).toEqual([
      'Go Fish',
      'rules     bots  games  won  rate             books',
      'standard  pike      1    1  100%  ####|####    8.0',
      'classic   pike      1    0    0%  ....|....    4.0',
      'all                 2    1   50%  ####|....',
    ]);
  });

  test('draw no curve for nine games', () => {
    expect(showStatistics(SEASON.slice(1), TODAY, PLAIN).join('\n')).not.toContain('from game');
  });

  test('of games with several people are a table of their names, which no name can break out of', () => {
    const games = [goFish(0, { Ann: 7, 'B\u001b[31men': 4 }), goFish(1, { Ann: 5, Dee: 8 })];
    expect(showStatistics(games, TODAY, PLAIN)).toEqual([
      '2 games with several people at one table:',
      'name  games  won  rate  fair',
      'Ann       2    1   50%   50%',
      'Ben       1    0    0%   50%',
      'Dee       1    1  100%   50%',
    ]);
  });

  test('tell the daily streak', () => {
    const games = [15, 16].map((day) => goFish(day, WON, { daily: `2026-11-${day}` }));
    expect(showStatistics(games, TODAY, PLAIN).join(' ')).toContain(
      'You are on a daily streak of 2 days, 2 of them won.',
    );
  });
});

test('statistics for a program are one JSON object in one line', () => {
  const lines = showStatistics([goFish(0, WON), goFish(1, LOST, { undone: 2 }), goFish(2, LOST)], TODAY, {
    ...PLAIN,
    json: true,
  });
  expect(lines.length).toBe(1);
  const tally = {
    ...{ games: 3, wins: 1, sharedWins: 0, winShare: 0.3333, interval: { low: 0.0113, high: 0.9562 }, fairShare: 0.5 },
    ...{ streak: { current: 0, longest: 1 }, gamesWithUndo: 1, results: [1, 0, 0] },
  };
  const none = { dates: 0, wins: 0 };
  const group = { preset: 'standard', level: 'pike', ...tally, score: { mean: 5.3333, best: 8 } };
  expect(JSON.parse(lines[0])).toEqual({
    total: tally,
    games: [{ game: 'go-fish', betterScore: 'higher', total: tally, groups: [group] }],
    daily: { all: none, current: none, longest: none, isTodayFinished: false },
    together: { games: 0, people: [] },
  });
});
