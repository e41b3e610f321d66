import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { countOf, fullPack } from './cards.ts';
import { NaiveCrazyEights } from './crazy-eights.ts';
import { NaiveGoFish } from './go-fish.ts';
import { crazyEightsPresets, goFishPresets } from './presets.ts';
import { referee } from './referee.ts';
import {
  anyCrazyEightsRules,
  anyGoFishRules,
  below,
  mulberry32,
  pick,
  playCrazyEights,
  playGoFish,
  type Random,
  shuffled,
} from './self-play.ts';
import type { NaiveRecord } from './types.ts';

const SEED = 20240607;
const GAMES = atDepth({ test: 6, check: 20 });

function expectFair(record: NaiveRecord, where: string): void {
  expect(record.result, where).toBeDefined();
  expect(referee(record), where).toBeNull();
  const { places, scores } = record.result ?? { places: [], scores: [] };
  expect([places.length, scores.length], where).toEqual([record.seats.length, record.seats.length]);
  expect(Math.min(...places), where).toBe(1);
}

function countReason(reasons: Map<string, number>, record: NaiveRecord): void {
  const reason = record.result?.reason ?? 'none';
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}

for (const [name, { minSeats, maxSeats, rules }] of Object.entries(goFishPresets)) {
  test(`every random game of Go Fish ${name} ends with a result that the referee accepts (seed ${SEED})`, () => {
    const random = mulberry32(SEED);
    for (let seats = minSeats; seats <= maxSeats; seats++) {
      for (let game = 0; game < GAMES; game++) {
        expectFair(playGoFish(rules(seats), seats, random), `seed ${SEED}, ${seats} seats, game ${game}`);
      }
    }
  });
}

for (const [name, { minSeats, maxSeats, rules }] of Object.entries(crazyEightsPresets)) {
  test(`every random game of Crazy Eights ${name} ends with a result that the referee accepts (seed ${SEED})`, () => {
    const random = mulberry32(SEED);
    for (let seats = minSeats; seats <= maxSeats; seats++) {
      for (let game = 0; game < GAMES; game++) {
        expectFair(playCrazyEights(rules(seats), seats, random), `seed ${SEED}, ${seats} seats, game ${game}`);
      }
    }
  });
}

test(`Go Fish ends under any options, for each of its reasons (seed ${SEED})`, () => {
  const random = mulberry32(SEED);
  const reasons = new Map<string, number>();
  for (let game = 0; game < 600; game++) {
    const seats = 2 + below(random, 5);
    const record = playGoFish(anyGoFishRules(random, seats), seats, random);
    expectFair(record, `seed ${SEED}, game ${game}`);
    countReason(reasons, record);
  }
  expect([...reasons.keys()].sort()).toEqual(['all-books', 'first-empty-hand', 'no-cards', 'stalemate']);
});

test(`Crazy Eights ends under any options, for each of its reasons (seed ${SEED})`, () => {
  const random = mulberry32(SEED);
  const reasons = new Map<string, number>();
  for (let game = 0; game < 600; game++) {
    const seats = 2 + below(random, 9);
    const record = playCrazyEights(anyCrazyEightsRules(random, seats), seats, random);
    expectFair(record, `seed ${SEED}, game ${game}`);
    countReason(reasons, record);
  }
  expect([...reasons.keys()].sort()).toEqual(['blocked', 'out', 'vote']);
});

test(`at every point of Go Fish each card is in one place, and no hand holds a book (seed ${SEED})`, () => {
  const random = mulberry32(SEED);
  for (let count = 0; count < 20; count++) {
    const seats = 2 + below(random, 5);
    const rules = anyGoFishRules(random, seats);
    const pack = shuffled(random, fullPack(rules.packs));
    const game = new NaiveGoFish({ rules, seats, firstSeat: below(random, seats), pack });
    while (game.result === undefined) {
      step(game, random);
      expect(allCards(game.hands.flat(), game.stock, game.books.flat(2))).toBe(allCards(pack));
      const largest = Math.max(...game.hands.flatMap((hand) => hand.map((card) => countOf(hand, card[0]))), 0);
      expect(largest).toBeLessThan(rules.bookSize);
    }
  }
});

test(`at every point of Crazy Eights each card is in one place (seed ${SEED})`, () => {
  const random = mulberry32(SEED);
  for (let count = 0; count < 20; count++) {
    const seats = 2 + below(random, 9);
    const rules = anyCrazyEightsRules(random, seats);
    const pack = shuffled(random, fullPack(rules.packs));
    const rebuild = (cards: string[]): string[] => shuffled(random, cards);
    const game = new NaiveCrazyEights({ rules, seats, firstSeat: below(random, seats), pack, rebuild });
    while (game.result === undefined) {
      step(game, random);
      expect(allCards(game.hands.flat(), game.stock, game.discard)).toBe(allCards(pack));
    }
  }
});

function allCards(...places: string[][]): string {
  return places.flat().sort().join(' ');
}

/** One random action, after a look that something is legal and nothing is listed twice. */
function step<Action>(game: { legal: () => Action[]; act: (action: Action) => void }, random: Random): void {
  const actions = game.legal();
  expect(actions.length).toBeGreaterThan(0);
  expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
  game.act(pick(random, actions));
}
