import { writeCard } from '@shoal/core';
import { Match, recordOfDeal } from '@shoal/room';
import { describe, expect, test } from 'vitest';
import { dailyPlan } from './daily-plan.ts';

const begin = (date: string): Match => Match.begin(dailyPlan(date), () => `fresh ${date}`);

// A change of these deals would give people other cards than those who already played.
describe('the daily deal', () => {
  test.each([
    ['2026-01-01', 'crazy-eights', 'pike', '4D 5C 8D'],
    ['2026-11-16', 'go-fish', 'minnow', 'AC 2S 8H'],
    ['2026-11-17', 'crazy-eights', 'guppy', 'AC 5D 9C'],
    ['2026-11-18', 'go-fish', 'perch', '2S 3D 7H'],
    ['2026-11-19', 'crazy-eights', 'pike', '4C 5H 7H'],
    ['2026-11-20', 'go-fish', 'dolphin', '3S 5C TH'],
    ['2026-11-21', 'crazy-eights', 'pike', 'AC 6H 7H'],
    ['2026-11-22', 'go-fish', 'perch', 'AH 2D 4H'],
    ['2028-02-29', 'go-fish', 'guppy', 'AH 2D 5H'],
  ])('of %s is %s against two bots called %s, and the hand begins with %s', (date, game, bot, cards) => {
    const { table, players } = dailyPlan(date);
    const hand = begin(date).deal.table.view(0).hand.map(writeCard);
    expect([table.id, hand.slice(0, 3).join(' ')]).toEqual([game, cards]);
    expect(players).toEqual([
      { name: 'You', bot: null },
      { name: 'Bo', bot },
      { name: 'Cy', bot },
    ]);
  });

  test('is one deal by the standard rules for three, from a seed that names its date', () => {
    const { table, goal, seed, daily } = dailyPlan('2026-11-16');
    expect([table.preset, table.changes, table.seats]).toEqual(['standard', [], 3]);
    expect([goal, seed, daily]).toEqual([null, 'daily 2026-11-16', '2026-11-16']);
  });

  test('is the same for everybody, and another on every other date', () => {
    expect(recordOfDeal(begin('2026-11-16').deal)).toEqual(recordOfDeal(begin('2026-11-16').deal));
    expect(recordOfDeal(begin('2026-11-18').deal).pack).not.toEqual(recordOfDeal(begin('2026-11-16').deal).pack);
  });
});
