import type { NaivePreset } from '../../../../test/naive/naive-game.ts';
import type { CrazyEightsRules } from './types.ts';

function standard(seats: number): CrazyEightsRules {
  return {
    packs: seats >= 6 ? 2 : 1,
    handSize: seats === 2 ? 7 : 5,
    wild: '8',
    starterWild: 'bury',
    draw: 'until-playable',
    drawWithPlayable: false,
    stockEmpty: 'rebuild',
    drawTwo: null,
    skip: null,
    reverse: null,
    playOn: 'vote',
  };
}

/** The table of 3.1. */
export const presets: Record<'standard' | 'quick' | 'actions', NaivePreset<CrazyEightsRules>> = {
  standard: { minSeats: 2, maxSeats: 10, rules: standard },
  quick: {
    minSeats: 2,
    maxSeats: 10,
    rules: (seats) => ({ ...standard(seats), draw: 1, drawWithPlayable: true, playOn: 'never' }),
  },
  actions: {
    minSeats: 2,
    maxSeats: 10,
    rules: (seats) => ({ ...standard(seats), drawTwo: '2', skip: 'Q', reverse: 'A' }),
  },
};
