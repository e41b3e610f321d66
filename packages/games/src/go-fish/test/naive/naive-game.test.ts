import { expect, test } from 'vitest';
import { countOf } from '../../../../test/naive/cards.ts';
import { below, mulberry32 } from '../../../../test/naive/random.ts';
import { referee } from '../../../../test/naive/referee.ts';
import { actNaive, dealtNaive, playNaive } from '../../../../test/naive/self-play.ts';
import { NaiveGoFish } from './engine.ts';
import { naiveGoFish } from './naive-game.ts';
import { anyRules } from './options.ts';
import { presets } from './presets.ts';
import type { GoFishRules } from './types.ts';

const SEED = 4711;

/** The referee's verdict on a record with other rules or seats. */
function refereeWith(changed: Partial<GoFishRules>, seats = 2): string {
  const record = playNaive(naiveGoFish, presets.standard.rules(2), 2, mulberry32(SEED));
  const named = Array.from({ length: seats }, () => ({ name: 'Ann', player: 'human' }));
  return referee({ ...record, seats: named, rules: { ...record.rules, ...changed } }) ?? 'accepted';
}

test('options out of range or in a combination that cannot be played are refused', () => {
  expect(refereeWith({})).toBe('accepted');
  expect(refereeWith({ handSize: 27 })).toContain('expected at most 52 cards to be dealt but found 54');
  expect(refereeWith({ refill: -1 })).toContain('rules: expected refill');
  expect(refereeWith({ packs: 3 })).toContain('rules: expected packs');
  expect(refereeWith({}, 7)).toContain('expected 2 to 6 seats');
  expect(refereeWith({}, 1)).toContain('expected 2 to 6 seats');
  expect(refereeWith({ extra: 1 } as object)).toContain('rules: expected the options');
});

test(`at no point of a game does a hand hold a book (seed ${SEED})`, () => {
  const random = mulberry32(SEED);
  for (let count = 0; count < 20; count++) {
    const seats = 2 + below(random, 5);
    const rules = anyRules(random, seats);
    const game = new NaiveGoFish(dealtNaive(naiveGoFish, rules, seats, random));
    while (game.result === undefined) {
      actNaive(game, random);
      const largest = Math.max(...game.hands.flatMap((hand) => hand.map((card) => countOf(hand, card[0]))), 0);
      expect(largest).toBeLessThan(rules.bookSize);
    }
  }
});
