import { describe, expect, test } from 'vitest';
import { statistics as words } from '../words/en/statistics.ts';
import { statisticsOf } from './statistics.ts';
import { drawnGames } from './test/drawn-games.ts';

const TODAY = '2026-11-16';
const WON = 'go-fish standard You=7 Bo:pike=6';
const SHARED = 'go-fish standard You=5 Bo:pike=5 Cy:pike=3';
const LOST = 'go-fish standard You=4 Bo:pike=9';

const statisticsIn = (...lines: string[]) => statisticsOf(drawnGames(lines.join('\n')), TODAY);
const summaryOf = (...lines: string[]): string => words.summary(statisticsIn(...lines).total).join(' ');
const dailyOf = (...lines: string[]): string => words.daily(statisticsIn(...lines).daily).join(' ');

describe('the summary says in whole sentences', () => {
  test.each([
    [[WON], 'You have finished 1 game and won it.'],
    [[SHARED], 'You have finished 1 game and shared the win.'],
    [[LOST], 'You have finished 1 game, and the first win is yet to come.'],
    [[LOST, LOST], 'You have not won any of your 2 games yet.'],
    [[LOST, WON], 'You have won 1 of 2 games.'],
    [[LOST, SHARED], 'You have shared the win in 1 of 2 games.'],
    [[LOST, SHARED, WON], 'You have won 2 of 3 games, sharing 1 of those wins.'],
  ])('how many of the games %j were won', (lines, sentence) => {
    expect(summaryOf(...lines)).toContain(sentence);
  });

  test('what equally good players would win is named beside what one wins', () => {
    expect(summaryOf(WON, LOST)).toMatch(/You win 50% of your games; among equally good players it would be 50%\.$/);
  });

  test('a streak is named where there is one', () => {
    expect(summaryOf(WON, LOST)).not.toContain('streak');
    expect(summaryOf(WON, WON)).toContain('You have won the last 2 games, your longest winning streak so far.');
    expect(summaryOf(WON, WON, LOST, WON)).toContain('Your longest winning streak is 2 games.');
    expect(summaryOf(WON, WON, WON, LOST, WON, WON)).toContain(
      'You have won the last 2 games; your longest winning streak is 3.',
    );
  });

  test('games in which something was taken back are counted', () => {
    expect(summaryOf(`${WON} undo`)).toContain('You used undo in 1 game.');
    expect(summaryOf(`${WON} undo`, `${LOST} undo`)).toContain('You used undo in 2 games.');
  });
});

describe('of daily deals is said', () => {
  test.each([
    [[`${WON} 2026-11-16`], 'You have finished 1 daily deal and won it.'],
    [[`${LOST} 2026-11-16`], 'You have finished 1 daily deal.'],
    [[`${LOST} 2026-11-15`], "You have finished 1 daily deal. Play today's deal to extend your streak."],
    [[`${LOST} 2026-11-10`, `${LOST} 2026-11-12`], 'You have finished 2 daily deals and won none of them yet.'],
    [
      [`${WON} 2026-11-15`, `${LOST} 2026-11-16`],
      'You have finished 2 daily deals and won 1 of them. You are on a daily streak of 2 days, 1 of them won.',
    ],
    [
      [`${WON} 2026-11-01`, `${LOST} 2026-11-02`],
      'You have finished 2 daily deals and won 1 of them. Your longest daily streak is 2 days, 1 of them won.',
    ],
  ])('what came of %j', (lines, sentences) => {
    expect(dailyOf(...lines)).toBe(sentences);
  });

  test('a longer streak than the present one is named', () => {
    const days = ['01', '02', '03', '15', '16'].map((day) => `${WON} 2026-11-${day}`);
    expect(dailyOf(...days)).toMatch(/You are on a daily streak of 2 days, .* Your longest daily streak is 3 days, /);
  });
});

test('a table of people is announced for one game and for many', () => {
  expect(words.together(1)).toBe('1 game with several people at one table:');
  expect(words.together(1200)).toBe('1,200 games with several people at one table:');
});
