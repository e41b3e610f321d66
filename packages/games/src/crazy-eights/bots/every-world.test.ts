import { type Card, rngFor, type Seat, seatNumbers, smallPack, type Table } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../../scripts/depth.mjs';
import { counted, difference, imagined, watchGame } from '../../../test/bots/every-world.ts';
import { act, faces, NORTH, SOUTH } from '../../../test/tables/drawn-table.ts';
import { crazyEights } from '../index.ts';
import { CrazyEightsRules } from '../rules/rules.ts';
import type { CrazyEightsState } from '../rules/state.ts';
import { handOf } from '../rules/view.ts';
import type { CrazyEights } from '../rules/vocabulary.ts';
import { crazyEightsAt, crazyEightsDealt, draw, play } from '../test/drawn.ts';
import { isPossibleHand } from '../test/knowledge-check.ts';
import { CrazyEightsCommonKnowledge } from './common-knowledge.ts';
import { everyWorld } from './every-world.ts';
import { readLog } from './reading.ts';

const SEED = 'every world';

/** All hands, the stock, and whether the card just drawn must be played. */
const spellAt = (seats: number) => (state: CrazyEightsState) =>
  [
    ...seatNumbers(seats).map((seat) => faces(handOf(state, seat))),
    faces([...state.stock.subarray(state.next, state.end)] as Card[]),
    state.mustPlay ? 'must play' : '',
  ].join(' | ');

const seenBy = (table: Table<CrazyEights>, viewer: Seat) => ({ view: table.view(viewer), log: table.log(viewer) });

const worldsOf = (table: Table<CrazyEights>, viewer: Seat, most?: number) =>
  counted(crazyEights, table.rules, seenBy(table, viewer), spellAt(table.rules.seats), most);

/** Compares all possible worlds of a viewer with those it imagines, by likelihood. */
function expectAsImagined(table: Table<CrazyEights>, viewer: Seat, tolerance = 0.03): void {
  const rng = rngFor(SEED, 'imagined');
  const often = imagined(crazyEights, table.rules, seenBy(table, viewer), spellAt(table.rules.seats), 6000, rng);
  const { strange, gap } = difference(worldsOf(table, viewer) ?? new Map(), often);
  expect(strange).toEqual([]);
  expect(gap).toBeLessThan(tolerance);
}

const GAMES = atDepth({ test: 4, check: 20 });

describe('every world of Crazy Eights', () => {
  test('a world is a set of cards for each hand and an order of the stock', () => {
    const table = crazyEightsAt('north* 5♥ \n south 9♥ 2♦ \n stock 3♣ K♣ \n pile 4♥');
    expect(worldsOf(table, NORTH)?.size).toBe(12);
    expectAsImagined(table, NORTH);
  });

  test('twins that change places make no other world', () => {
    const table = crazyEightsAt('north* 5♥ \n south 9♥ 2♦ \n stock 9♥ \n pile 4♥', { packs: 2 });
    expect(worldsOf(table, NORTH)).toEqual(
      new Map([
        ['5♥ | 9♥ 9♥ | 2♦ | ', 1 / 3],
        ['5♥ | 2♦ 9♥ | 9♥ | ', 2 / 3],
      ]),
    );
    expectAsImagined(table, NORTH);
  });

  test('every world leaves a seat that drew without a match', () => {
    const table = crazyEightsDealt('north* 5♥ \n south 9♦ \n stock 4♠ 7♥ Q♠ 3♠ K♥');
    act(table, NORTH, draw, draw);
    expect(worldsOf(table, SOUTH)?.size).toBeGreaterThan(1);
    // If places exclude much, imagined worlds are only roughly as likely as they should be.
    expectAsImagined(table, SOUTH, 0.1);
    act(table, NORTH, play('Q♠'));
    expect([...(worldsOf(table, SOUTH)?.keys() ?? [])].sort()).toEqual([
      '5♥ 7♥ | 9♦ | 3♠ K♥ | ',
      '5♥ 7♥ | 9♦ | K♥ 3♠ | ',
      '5♥ K♥ | 9♦ | 3♠ 7♥ | ',
      '5♥ K♥ | 9♦ | 7♥ 3♠ | ',
      '7♥ K♥ | 9♦ | 3♠ 5♥ | ',
      '7♥ K♥ | 9♦ | 5♥ 3♠ | ',
    ]);
  });

  test('worlds are not counted when there are too many', () => {
    const table = crazyEightsAt('north* 5♥ \n south 9♥ 2♦ \n stock 3♣ K♣ \n pile 4♥');
    expect(worldsOf(table, NORTH, 12)?.size).toBe(12);
    expect(worldsOf(table, NORTH, 11)).toBeNull();
    const long = crazyEightsAt('north* 5♥ \n south 9♥ \n stock 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 9♣ \n pile 4♥');
    expect(worldsOf(long, NORTH, 1e6)).toBeNull();
  });

  test.each([2, 3])('every world agrees with all that a seat knows, and the truth is among them: %i seats', (seats) => {
    const options = { ...crazyEights.tables.presets['standard'].options(seats), handSize: 3, wild: '3' } as const;
    const rng = rngFor(SEED, `${seats} seats`);
    const rules = new CrazyEightsRules(options, seats, smallPack(4, 4));
    const common = new CrazyEightsCommonKnowledge(rules);
    const spell = spellAt(seats);
    let looks = 0;
    for (let game = 0; game < GAMES; game++) {
      watchGame<CrazyEights>(rules, rng, (state, { view, log }, seat) => {
        const worlds = everyWorld(rules, view, log, 100);
        if (worlds === null) return;
        looks += 1;
        readLog(common, view, log);
        expect(worlds.map((world) => spell(world.state))).toContain(spell(state));
        for (const { state: world } of worlds) {
          expect(rules.view(world, seat)).toEqual(view);
          for (const other of seatNumbers(seats)) {
            expect(other === seat || isPossibleHand(common, rules.wild, world, other)).toBe(true);
          }
        }
      });
    }
    expect(looks).toBeGreaterThan(50);
  });
});
