import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { EVERY_GAME } from '../tables/every-table.ts';
import { TEST_GAMES } from '../test-games.ts';
import type { NaiveEngine, NaiveGame, NaiveRecord } from './naive-game.ts';
import { below, mulberry32, pick, type Random } from './random.ts';
import { referee } from './referee.ts';
import { dealtNaive, playNaive } from './self-play.ts';

const SEED = 20240607;
const GAMES = atDepth({ test: 2, check: 20 });

describe.each(EVERY_GAME)(`%s in the naive engine (seed ${SEED})`, (id) => {
  const { naive } = TEST_GAMES[id];

  test('it is the game that a record names so', () => {
    expect(naive.id).toBe(id);
  });

  test.each(Object.entries(naive.presets))(
    'every random game of %s ends with a result that the referee accepts',
    (_, { minSeats, maxSeats, rules }) => {
      const random = mulberry32(SEED);
      for (let seats = minSeats; seats <= maxSeats; seats++) {
        for (let game = 0; game < GAMES; game++) {
          expectFair(playNaive(naive, rules(seats), seats, random), `${seats} seats, game ${game}`);
        }
      }
    },
  );

  test('it ends under any options, for each reason that is not rare', () => {
    const random = mulberry32(SEED);
    const reasons = new Set(naive.rareReasons ?? []);
    for (let game = 0; game < 600; game++) {
      const seats = anySeats(naive, random);
      const record = playNaive(naive, naive.anyRules(random, seats), seats, random);
      expectFair(record, `game ${game}`);
      reasons.add(record.result?.reason ?? 'none');
    }
    expect([...reasons].sort()).toEqual(naive.reasons);
  });

  test('at every point each card is in one place', () => {
    const random = mulberry32(SEED);
    for (let count = 0; count < 20; count++) {
      const seats = anySeats(naive, random);
      const deal = dealtNaive(naive, naive.anyRules(random, seats), seats, random);
      const game = naive.begin(deal);
      while (game.result === undefined) {
        step(game, random);
        expect(game.cards().sort()).toEqual([...deal.pack].sort());
      }
    }
  });
});

function anySeats({ presets }: NaiveGame, random: Random): number {
  const least = Math.min(...Object.values(presets).map(({ minSeats }) => minSeats));
  const most = Math.max(...Object.values(presets).map(({ maxSeats }) => maxSeats));
  return least + below(random, most - least + 1);
}

function expectFair(record: NaiveRecord, where: string): void {
  expect(record.result, where).toBeDefined();
  expect(referee(record), where).toBeNull();
  const { places, scores } = record.result ?? { places: [], scores: [] };
  expect([places.length, scores.length], where).toEqual([record.seats.length, record.seats.length]);
  expect(Math.min(...places), where).toBe(1);
}

/** Takes a random action after checking that some are legal and none is listed twice. */
function step(game: NaiveEngine, random: Random): void {
  const actions = game.legal();
  expect(actions.length).toBeGreaterThan(0);
  expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
  game.act(pick(random, actions));
}
