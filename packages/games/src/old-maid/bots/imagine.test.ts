import { type Pack, rngFor, type Seat, seatNumbers, smallPack, type Table, writeCard } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { atDepth, fewOf } from '../../../../../scripts/depth.mjs';
import { difference, imagined, watchGame } from '../../../test/bots/every-world.ts';
import { NORTH, SOUTH, WEST } from '../../../test/tables/drawing.ts';
import { tablesAndOddOnes } from '../../../test/tables/odd-tables.ts';
import { act } from '../../../test/tables/story.ts';
import { gameNamed } from '../../index.ts';
import { oldMaid } from '../index.ts';
import type { OldMaidOptions } from '../rules/options.ts';
import { OldMaidRules } from '../rules/rules.ts';
import type { OldMaidState } from '../rules/state.ts';
import { handOf } from '../rules/view.ts';
import type { OldMaid } from '../rules/vocabulary.ts';
import { oldMaidAt, take } from '../test/drawn.ts';
import { everyHistory } from '../test/every-history.ts';

const SEED = 'imagined histories';
const game = gameNamed('old-maid');
const WORLDS = 3000;
const POSITIONS = atDepth({ test: 1, check: 6, long: 40 });
/** The largest difference in share that chance explains over this many worlds. */
const NOISE = 0.045;

interface SmallTable {
  readonly seats: number;
  readonly pack: Pack;
  readonly options: Partial<OldMaidOptions>;
}

/** An odd number of cards from a small pack. */
const cards = (count: number, suits: number): Pack => smallPack(Math.ceil(count / suits), suits).slice(0, count);

const TABLES: readonly SmallTable[] = [
  { seats: 3, pack: cards(11, 4), options: {} },
  { seats: 4, pack: cards(9, 2), options: {} },
  { seats: 3, pack: cards(9, 4), options: { pair: 'colour' } },
  { seats: 2, pack: cards(8, 4), options: { odd: 'secret' } },
  { seats: 3, pack: cards(10, 2), options: { odd: 'secret' } },
  { seats: 5, pack: cards(9, 2), options: {} },
  { seats: 3, pack: cards(9, 2), options: {} },
  { seats: 4, pack: cards(11, 4), options: {} },
  { seats: 3, pack: cards(10, 2), options: { odd: 'secret', pair: 'colour' } },
];

const described = ({ seats, pack, options }: SmallTable): string =>
  `${seats} seats, ${pack.length} cards${Object.values(options).map((value) => ` ${value}`)}`;

const spelled = (state: OldMaidState): string =>
  [...state.sizes.keys()].map((seat) => handOf(state, seat).map(writeCard).join(' ')).join(' | ');

describe(`every world comes up as often as it is likely, seed ${SEED}`, () => {
  test.each(fewOf(1, TABLES).map((table) => [described(table), table] as const))(
    '%s: imagined worlds are as likely as all deals and picks make them',
    (name, { seats, pack, options }) => {
      const standard = oldMaid.tables.presets['standard'].options(seats);
      const rules = new OldMaidRules({ ...standard, ...options }, seats, pack);
      const rng = rngFor(SEED, name);
      for (let compared = 0; compared < POSITIONS; ) {
        watchGame<OldMaid>(rules, rng, (state, seen, seat) => {
          // Exact odds are promised only to a seat that holds cards.
          if (rng.below(6) > 0 || compared >= POSITIONS || state.takes > 8 || seen.view.hand.length === 0) return;
          compared += 1;
          const exact = everyHistory(rules, seen, 0, spelled);
          const found = imagined(oldMaid, rules, seen, spelled, WORLDS, rng);
          const { gap, strange } = difference(exact, found);
          const where = `seat ${seat}, ${JSON.stringify(seen.log)}`;
          expect(exact.has(spelled(state)), where).toBe(true);
          expect(
            strange.filter((world) => !exact.has(world)),
            where,
          ).toEqual([]);
          expect(gap, `${where}, ${exact.size} worlds`).toBeLessThan(NOISE);
        });
      }
    },
  );
});

/** How often a seat holds a card in the worlds that a viewer imagines. */
function shareHolding(table: Table<OldMaid>, viewer: Seat | null, seat: Seat, text: string, worlds = 2000): number {
  const rng = rngFor(SEED, text);
  const imagine = oldMaid.imagine(table.rules, table.view(viewer), table.log(viewer));
  const world = table.rules.create();
  let holding = 0;
  for (let i = 0; i < worlds; i++) {
    imagine(world, rng);
    if (handOf(world, seat).map(writeCard).includes(text)) holding += 1;
  }
  return holding / worlds;
}

describe('what a seat knows of the cards that it gave away', () => {
  const picture = 'north* 2♠ 3♠ 4♠ \n south 5♠ 6♠ 7♠ 8♠ \n west 9♠ T♠ J♠ Q♠';

  test('a card that was given away lies where it went, as long as nobody takes from that hand', () => {
    const table = oldMaidAt(picture, '6♠');
    act(table, NORTH, take(SOUTH));
    expect(shareHolding(table, SOUTH, NORTH, '6S')).toBe(1);
    expect(shareHolding(table, NORTH, NORTH, '6S')).toBe(1);
    expect(shareHolding(table, WEST, NORTH, '6S')).toBeLessThan(0.7);
  });

  test('when somebody takes from that hand, every card of the hand is equally likely to have gone on', () => {
    const table = oldMaidAt(picture, '6♠ 9♠ 2♠');
    act(table, NORTH, take(SOUTH));
    act(table, SOUTH, take(WEST));
    act(table, WEST, take(NORTH));
    expect(shareHolding(table, SOUTH, NORTH, '6S')).toBeCloseTo(3 / 4, 1);
    expect(shareHolding(table, SOUTH, WEST, '6S')).toBeCloseTo(1 / 4, 1);
  });

  test('a card that was taken and did not make a pair says that its mate is not in the hand of the taker', () => {
    const table = oldMaidAt('north* 5♠ 3♠ \n south 5♥ 6♠ \n west 9♠ 3♥ 6♥ T♠', '6♠ T♠ 3♠');
    act(table, NORTH, take(SOUTH));
    expect(shareHolding(table, SOUTH, NORTH, '6H')).toBe(0);
    expect(shareHolding(table, SOUTH, WEST, '6H')).toBe(1);
  });
});

describe(`worlds with the whole pack, seed ${SEED}`, () => {
  test.each(tablesAndOddOnes('old-maid'))(
    '$name: a world has every card once, and no hand holds a pair',
    ({ rules, seats, name }) => {
      const rng = rngFor(SEED, name);
      watchGame(rules, rng, (_, { view, log }, seat) => {
        if (rng.below(4 * seats) > 0) return;
        const world = rules.create();
        game.imagine(rules, view, log)(world, rng);
        const hands = seatNumbers(seats).map((other) => rules.view(world, other).hand);
        expect(hands[seat]).toEqual(view.hand);
        expect(hands.map((hand) => hand.length)).toEqual(view.handSizes);
        expect(hands.every((hand) => game.mayHold?.(rules.options, hand))).toBe(true);
        const aside = (world as OldMaidState).setAside;
        const all = [...hands.flat(), ...game.openCards(view), ...(view.stockSize > 0 ? [aside] : [])];
        expect(all.sort((a, b) => a - b)).toEqual([...rules.pack].sort((a, b) => a - b));
      });
    },
  );
});
