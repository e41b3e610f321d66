import {
  levelsOf,
  QUICK_LEVELS,
  RANK_COUNT,
  RandomChance,
  type Rank,
  rngFor,
  type Seat,
  SeededChance,
  seatKnowledgeOf,
  seatNumbers,
  Table,
  writeRank,
} from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { aThirdOf, IS_CHECK } from '../../../../../scripts/depth.mjs';
import { calibrationError } from '../../../test/bots/calibration.ts';
import { act, NORTH, SOUTH, WEST } from '../../../test/tables/drawn-table.ts';
import { tablesOf } from '../../../test/tables/every-table.ts';
import { goFish } from '../index.ts';
import { GoFishRules } from '../rules/rules.ts';
import { slotOf } from '../rules/state.ts';
import { cardCount } from '../rules/suits.ts';
import type { GoFish } from '../rules/vocabulary.ts';
import { ask, fish, goFishAt } from '../test/drawn.ts';
import { holdings } from '../test/holdings.ts';
import { contradiction } from '../test/knowledge-check.ts';
import { GoFishCommonKnowledge } from './common-knowledge.ts';
import { readEvents } from './reading.ts';

const SEED = 'imagined worlds';

/** The ranks of a hand in imagined worlds, with frequencies. */
function handsOf(table: Table<GoFish>, viewer: Seat | null, seat: Seat, worlds = 2000): Map<string, number> {
  const rules = table.rules as GoFishRules;
  const rng = rngFor(SEED, table.logLength.toString());
  const imagine = goFish.imagine(rules, table.view(viewer), table.log(viewer));
  const world = rules.create();
  const hands = new Map<string, number>();
  for (let i = 0; i < worlds; i++) {
    imagine(world, rng);
    const ranks = Array.from({ length: RANK_COUNT }, (_, rank) =>
      writeRank(rank as Rank).repeat(cardCount(world.hands[slotOf(seat, rank)])),
    );
    hands.set(ranks.join(''), (hands.get(ranks.join('')) ?? 0) + 1);
  }
  return hands;
}

describe(`imagined hands, seed ${SEED}`, () => {
  test('a refused rank stays out of the cards that were there, and may be the card fished since', () => {
    const table = goFishAt('north* 7♠ K♥ \n south 9♣ 2♣ \n stock 5♣ 7♣ 8♣');
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect([...handsOf(table, NORTH, SOUTH).keys()].filter((hand) => hand.includes('7'))).toEqual([]);
    act(table, NORTH, fish);
    act(table, SOUTH, ask(NORTH, 'nine'));
    act(table, SOUTH, fish);
    const hands = [...handsOf(table, NORTH, SOUTH).keys()];
    expect(hands.every((hand) => hand.includes('9'))).toBe(true);
    expect(hands.filter((hand) => hand.includes('7')).sort()).toEqual(['279', '789']);
  });

  test('what was handed over lies where it went', () => {
    const table = goFishAt('north* 7♠ K♥ \n south 7♣ 7♦ 2♣ \n west 3♣ 4♣ \n stock 5♣ 8♣');
    act(table, NORTH, ask(SOUTH, 'seven'));
    for (const viewer of [SOUTH, WEST, null]) {
      expect([...handsOf(table, viewer, NORTH).keys()].every((hand) => hand.includes('777'))).toBe(true);
    }
  });

  test('every hand that is possible is equally likely as its number of ways', () => {
    const table = goFishAt('north* 7♠ \n south 9♣ 9♦ \n stock 5♣ 7♣');
    const hands = handsOf(table, NORTH, SOUTH, 12_000);
    // Six pairs of the four hidden cards: two nines, a five and a seven.
    const expected = { '99': 2000, '59': 4000, '79': 4000, '57': 2000 };
    expect([...hands.keys()].sort()).toEqual(Object.keys(expected).sort());
    for (const [hand, count] of Object.entries(expected)) {
      expect(Math.abs((hands.get(hand) ?? 0) - count), hand).toBeLessThan(200);
    }
  });

  test('a world never leaves a book in a hand, however few cards are left', () => {
    const table = goFishAt('north* 7♠ \n south 9♣ 9♦ 9♥ 5♣ \n stock 9♠ 5♦');
    const hands = handsOf(table, NORTH, SOUTH);
    expect([...hands.keys()].sort()).toEqual(['5599', '5999']);
  });

  test('a seat that takes certain hits is believed to lack what it did not ask for, though not for sure', () => {
    const table = goFishAt('north* 7♠ K♥ \n south 9♣ 7♣ 4♣ \n west K♣ Q♣ \n stock 5♣ 6♣ 8♣ 3♣ J♣');
    act(table, NORTH, ask(WEST, 'seven'));
    act(table, NORTH, fish);
    const before = shareWith(handsOf(table, NORTH, SOUTH), '7');
    act(table, SOUTH, ask(WEST, 'nine'));
    const after = shareWith(handsOf(table, NORTH, SOUTH), '7');
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before * 0.8);
  });
});

function shareWith(hands: Map<string, number>, rank: string): number {
  const counts = [...hands];
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return counts.reduce((sum, [hand, count]) => sum + (hand.includes(rank) ? count : 0), 0) / total;
}

describe('every world agrees with all that was told', () => {
  const tables = aThirdOf(tablesOf('go-fish'));
  test.each(tables)('$name: every world agrees with all that was told', ({ name, rules: { options, seats } }) => {
    const rules = new GoFishRules(options as never, seats);
    const rng = rngFor(SEED, name);
    const table = new Table<GoFish>(rules, new SeededChance(name));
    const known = new GoFishCommonKnowledge(rules);
    const world = rules.create();
    for (let turn = table.turn; turn !== null; turn = table.turn) {
      for (const viewer of [null, ...seatNumbers(seats)]) {
        readEvents(known, table.view(viewer), table.log(viewer));
        goFish.imagine(rules, table.view(viewer), table.log(viewer))(world, rng);
        expect(contradiction(rules, world, known), `seed ${name}`).toBeNull();
      }
      const { legal } = table.view(turn);
      table.act(turn, legal[rng.below(legal.length)]);
    }
  });
});

describe.runIf(IS_CHECK)('the chance that a seat holds a rank is what it is said to be', () => {
  test.each([2, 4])('at %i seats the chance that a seat holds a rank is what it is said to be', (seats) => {
    const settings = { preset: 'standard', seats, levels: QUICK_LEVELS.slice(1), positions: 1200, worlds: 100 };
    const error = calibrationError(holdings.forecasts({ ...settings, seed: SEED }));
    console.log(`calibration error of P(holds rank), standard ${seats} seats, seed ${SEED}: ${error.toFixed(4)}`);
    expect(error).toBeLessThan(0.03);
  });
});

describe('at the end of a game, when hands are nearly known', () => {
  const rules = goFish.rules(goFish.tables.presets['standard'].options(4), 4);
  const { dolphin } = levelsOf(goFish, rules);

  test.each(['end 34', 'end 52', 'end 68'])(
    'no imagined hand holds a finished book, and no card is lost: seed %s',
    (seed) => {
      const rng = rngFor(seed, 'x');
      const table = new Table(rules, new RandomChance(rng));
      const knowledge = seatKnowledgeOf(goFish, rules);
      const world = rules.create();
      let worlds = 0;
      for (let seat = table.turn; seat !== null; seat = table.turn) {
        const view = table.view(seat);
        const log = table.log(seat);
        const imagine = goFish.imagine(rules, view, log);
        for (let i = 0; view.stockSize < 3 && i < 40; i++, worlds++) {
          imagine(world, rng);
          const hands = seatNumbers(4).map((other) => rules.view(world, other).hand);
          expect(hands.every((hand) => goFish.mayHold?.(rules.options, hand))).toBe(true);
          expect(hands.map((hand) => hand.length)).toEqual(view.handSizes);
          expect([...world.pack].sort((a, b) => a - b)).toEqual(rules.pack);
        }
        knowledge.rebuild(view, log);
        table.act(seat, rules.decode(dolphin.choose(knowledge, rng)));
      }
      expect(worlds).toBeGreaterThan(100);
    },
  );
});
