import { type Card, rankOf, rngFor, seatNumbers, smallPack, type Table, writeRank } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../../scripts/depth.mjs';
import { counted, difference, imagined, watchGame } from '../../../test/bots/every-world.ts';
import { act, NORTH, SOUTH, WEST } from '../../../test/tables/drawn-table.ts';
import { goFish } from '../index.ts';
import { GoFishRules } from '../rules/rules.ts';
import type { GoFishState } from '../rules/state.ts';
import { handOf } from '../rules/view.ts';
import type { GoFish } from '../rules/vocabulary.ts';
import { ask, fish, goFishAt } from '../test/drawn.ts';
import { contradiction } from '../test/knowledge-check.ts';
import { everyWorld } from './every-world.ts';
import { knowledgeOf } from './seen.ts';

const SEED = 'every world';

const ranksOf = (cards: readonly Card[]): string => cards.map((card) => writeRank(rankOf(card))).join('');

/** All hands and the stock, by ranks. */
const spellAt = (seats: number) => (state: GoFishState) =>
  [
    ...seatNumbers(seats).map((seat) => ranksOf(handOf(state, seat))),
    ranksOf([...state.pack.subarray(state.next)] as Card[]),
  ].join(' ');

const worldsOf = (table: Table<GoFish>, most?: number) => {
  const seen = { view: table.view(NORTH), log: table.log(NORTH) };
  return counted(goFish, table.rules, seen, spellAt(table.rules.seats), most);
};

/** Compares all possible worlds of north with those it imagines, by likelihood. */
function expectAsImagined(table: Table<GoFish>): void {
  const seen = { view: table.view(NORTH), log: table.log(NORTH) };
  const spell = spellAt(table.rules.seats);
  const often = imagined(goFish, table.rules, seen, spell, 6000, rngFor(SEED, 'imagined'));
  const { strange, gap } = difference(worldsOf(table) ?? new Map(), often);
  expect(strange).toEqual([]);
  expect(gap).toBeLessThan(0.03);
}

const GAMES = atDepth({ test: 2, check: 20 });

describe('every world of Go Fish', () => {
  test('a world is a set of ranks for each hand and an order of the stock', () => {
    const table = goFishAt('north* 7♠ \n south 9♣ 9♦ \n stock 5♣ 7♣');
    const worlds = worldsOf(table);
    expect([...(worlds?.keys() ?? [])].sort()).toEqual([
      '7 57 99',
      '7 59 79',
      '7 59 97',
      '7 79 59',
      '7 79 95',
      '7 99 57',
      '7 99 75',
    ]);
    expect(worlds?.get('7 59 79')).toBeCloseTo(2 / 12);
    expect(worlds?.get('7 99 57')).toBeCloseTo(1 / 12);
  });

  test('every world has the cards where they were told to be', () => {
    const table = goFishAt('north* 7♠ K♥ \n south 9♣ 2♣ \n stock 5♣ 7♣ 8♣');
    act(table, NORTH, ask(SOUTH, 'seven'), fish);
    act(table, SOUTH, ask(NORTH, 'nine'), fish);
    expectAsImagined(table);
    expect([...(worldsOf(table)?.keys() ?? [])].sort()).toEqual(['57K 279 8', '57K 289 7', '57K 789 2']);
  });

  test('no world has a finished book in a hand', () => {
    const table = goFishAt('north* 7♠ \n south 9♣ 9♦ 9♥ 5♣ \n stock 9♠ 5♦');
    expectAsImagined(table);
    expect(worldsOf(table)?.size).toBe(3);
  });

  test('a world weighs less where a seat would have passed a certain hit by', () => {
    const table = goFishAt('north* 7♠ K♥ \n south 9♣ 7♣ \n west K♣ Q♣ \n stock 5♣ 6♣');
    act(table, NORTH, ask(WEST, 'seven'), fish);
    act(table, SOUTH, ask(WEST, 'nine'), fish);
    expectAsImagined(table);
  });

  test('worlds are not counted when there are too many', () => {
    const table = goFishAt('north* 7♠ \n south 9♣ 9♦ \n stock 5♣ 7♣');
    expect(worldsOf(table, 7)?.size).toBe(7);
    expect(worldsOf(table, 6)).toBeNull();
    expect(worldsOf(goFishAt('north* 7♠ \n south 9♣ \n stock 2♣ 3♣ 4♣ 5♣ 6♣ 8♣ 9♦'), 1e6)).toBeNull();
  });

  test.each(['standard', 'pairs'])(
    'every world agrees with all that a seat knows, and the truth is among them: %s',
    (preset) => {
      const options = { ...goFish.tables.presets[preset].options(2), handSize: 4 };
      const rng = rngFor(SEED, preset);
      const rules = new GoFishRules(options, 2, smallPack(4, 4));
      const spell = spellAt(2);
      let looks = 0;
      for (let game = 0; game < GAMES; game++) {
        watchGame<GoFish>(rules, rng, (state, { view, log }, seat) => {
          const worlds = everyWorld(rules, view, log, 100);
          if (worlds === null) return;
          looks += 1;
          const known = knowledgeOf(rules, view, log);
          expect(worlds.map((world) => spell(world.state))).toContain(spell(state));
          for (const { state: world } of worlds) {
            expect(rules.view(world, seat)).toEqual(view);
            expect(contradiction(rules, world, known)).toBeNull();
            expect([...world.pack].sort((a, b) => a - b)).toEqual(rules.pack);
          }
        });
      }
      expect(looks).toBeGreaterThan(2 * GAMES);
    },
  );
});
