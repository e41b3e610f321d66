import { expect, test } from 'vitest';
import { type SeatedGame, SimulationTally } from './simulation-tally.ts';

const game = (bots: readonly number[], places: readonly number[], actions = 10): SeatedGame => ({
  bots,
  actions,
  result: { places, scores: places.map((place) => 10 - place), reason: actions > 10 ? 'long' : 'short' },
});

function addDeal(tally: SimulationTally, games: readonly SeatedGame[]): void {
  for (const one of games) tally.count(one);
  tally.endDeal();
}

test('a game counts for its seats and for the bots at them', () => {
  const tally = new SimulationTally(3, 2);
  addDeal(tally, [game([0, 1, 1], [1, 2, 3])]);
  addDeal(tally, [game([0, 1, 1], [2, 1, 2], 20)]);
  expect(tally.bySeat.map(({ share }) => share.mean)).toEqual([0.5, 0.5, 0]);
  expect(tally.byBot.map(({ share }) => share.mean)).toEqual([0.5, 0.25]);
  expect(tally.byBot.map(({ wins, results }) => [wins, results])).toEqual([
    [1, 2],
    [1, 4],
  ]);
  expect(tally.byBot.map(({ averageScore }) => averageScore)).toEqual([8.5, 8]);
  expect([tally.games, tally.deals, tally.lengths.mean]).toEqual([2, 2, 15]);
  expect([...tally.reasons]).toEqual([
    ['short', 1],
    ['long', 1],
  ]);
});

test('a shared win is divided among its winners', () => {
  const tally = new SimulationTally(3, 1);
  addDeal(tally, [game([0, 0, 0], [1, 1, 3])]);
  expect(tally.bySeat.map(({ share, wins }) => [share.mean, wins])).toEqual([
    [0.5, 1],
    [0.5, 1],
    [0, 0],
  ]);
});

test('the rotations of a deal are one observation', () => {
  const tally = new SimulationTally(2, 2);
  addDeal(tally, [game([0, 1], [1, 2]), game([1, 0], [1, 2])]);
  expect([tally.games, tally.deals]).toEqual([2, 1]);
  expect(tally.byBot.map(({ share }) => [share.count, share.mean])).toEqual([
    [1, 0.5],
    [1, 0.5],
  ]);
  expect(tally.bySeat.map(({ share }) => share.mean)).toEqual([1, 0]);
});

test('tallies of two threads add up to that of one', () => {
  const deals = [
    [1, 2],
    [2, 1],
    [1, 1],
  ].map((places, index) => [game([0, 1], places, 10 + index)]);
  const [one, first, second] = [0, 0, 0].map(() => new SimulationTally(2, 2));
  for (const deal of deals) addDeal(one, deal);
  addDeal(first, deals[0]);
  for (const deal of deals.slice(1)) addDeal(second, deal);
  first.merge(structuredClone(second));
  expect(first).toEqual(one);
});
