import type { CrazyEightsRules, GoFishRules } from './types.ts';

type Preset<Rules> = { minSeats: number; maxSeats: number; rules: (seats: number) => Rules };

const handSizeFor = (seats: number): number => (seats === 2 ? 7 : 5);

function standardGoFish(seats: number): GoFishRules {
  return {
    handSize: handSizeFor(seats),
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

function pairsGoFish(seats: number): GoFishRules {
  return {
    ...standardGoFish(seats),
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
export const goFishPresets: Record<'standard' | 'classroom' | 'classic' | 'pairs', Preset<GoFishRules>> = {
  standard: { minSeats: 2, maxSeats: 6, rules: standardGoFish },
  classroom: { minSeats: 2, maxSeats: 4, rules: standardGoFish },
  classic: {
    minSeats: 2,
    maxSeats: 6,
    rules: (seats) => ({ ...standardGoFish(seats), goAgainOnLuckyDraw: false, refill: 0 }),
  },
  pairs: { minSeats: 2, maxSeats: 2, rules: pairsGoFish },
};

function standardCrazyEights(seats: number): CrazyEightsRules {
  return {
    packs: seats >= 6 ? 2 : 1,
    handSize: handSizeFor(seats),
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
export const crazyEightsPresets: Record<'standard' | 'quick' | 'actions', Preset<CrazyEightsRules>> = {
  standard: { minSeats: 2, maxSeats: 10, rules: standardCrazyEights },
  quick: {
    minSeats: 2,
    maxSeats: 10,
    rules: (seats) => ({ ...standardCrazyEights(seats), draw: 1, drawWithPlayable: true, playOn: 'never' }),
  },
  actions: {
    minSeats: 2,
    maxSeats: 10,
    rules: (seats) => ({ ...standardCrazyEights(seats), drawTwo: '2', skip: 'Q', reverse: 'A' }),
  },
};
