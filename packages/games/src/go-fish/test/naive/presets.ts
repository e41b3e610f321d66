import type { NaivePreset } from '../../../../test/naive/naive-game.ts';
import type { GoFishRules } from './types.ts';

function standard(seats: number): GoFishRules {
  return {
    handSize: seats === 2 ? 7 : 5,
    bookSize: 4,
    give: 'all',
    goAgainOnCatch: true,
    goAgainOnLuckyDraw: true,
    goAgainOnBook: false,
    refill: 5,
    end: 'all-books',
    packs: 1,
  };
}

function pairs(seats: number): GoFishRules {
  return {
    ...standard(seats),
    handSize: 7,
    bookSize: 2,
    give: 'one',
    goAgainOnCatch: false,
    goAgainOnLuckyDraw: false,
    refill: 0,
    end: 'first-empty-hand',
  };
}

/** The table of 2.1. */
export const presets: Record<'standard' | 'classroom' | 'classic' | 'pairs', NaivePreset<GoFishRules>> = {
  standard: { minSeats: 2, maxSeats: 6, rules: standard },
  classroom: { minSeats: 2, maxSeats: 4, rules: standard },
  classic: {
    minSeats: 2,
    maxSeats: 6,
    rules: (seats) => ({ ...standard(seats), goAgainOnLuckyDraw: false, refill: 0 }),
  },
  pairs: { minSeats: 2, maxSeats: 2, rules: pairs },
};
