import {
  botAt,
  type Card,
  type QuickLevel,
  RandomChance,
  type Rng,
  rankOf,
  rngFor,
  type Seat,
  seatNumbers,
  smallPack,
  suitOf,
  Table,
} from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { aThirdOf, atDepth, IS_CHECK } from '../../../../../scripts/depth.mjs';
import { act, hand, NORTH, SOUTH } from '../../../test/tables/drawn-table.ts';
import { tableCase } from '../../../test/tables/every-table.ts';
import { tablesAndOddOnes } from '../../../test/tables/odd-tables.ts';
import { gameNamed } from '../../index.ts';
import { crazyEights } from '../index.ts';
import type { CrazyEightsRules } from '../rules/rules.ts';
import { handOf } from '../rules/view.ts';
import type { CrazyEights } from '../rules/vocabulary.ts';
import { crazyEightsAt, crazyEightsDealt, draw, play } from '../test/drawn.ts';
import { isPossibleHand } from '../test/knowledge-check.ts';
import { CrazyEightsCommonKnowledge } from './common-knowledge.ts';
import { imagine, imagineLikely } from './imagine.ts';
import { readLog } from './reading.ts';

/** The hands of a seat in the worlds that a viewer imagines, as text. */
function handsImagined(table: Table<CrazyEights>, viewer: Seat | null, seat: Seat, worlds: number, rng: Rng): string[] {
  const { rules } = table;
  const fill = crazyEights.imagine(rules, table.view(viewer), table.log(viewer));
  const state = rules.create();
  return Array.from({ length: worlds }, () => {
    fill(state, rng);
    return handOf(state, seat).join(' ');
  });
}

/** Takes random actions, at most this many. */
function playAtRandom(table: Table<CrazyEights>, actions: number, rng: Rng): void {
  for (let left = actions; left > 0 && table.turn !== null; left--) {
    const { legal } = table.view(table.turn);
    table.act(table.turn, legal[rng.below(legal.length)]);
  }
}

const SEED = 'imagined worlds';

describe(`imagined worlds of Crazy Eights, seed ${SEED}`, () => {
  test.each(aThirdOf(tablesAndOddOnes('crazy-eights')))(
    'imagined worlds contradict nothing that was told: $name',
    ({ name, rules }) => {
      const rng = rngFor(SEED, name);
      const eights = rules as unknown as CrazyEightsRules;
      const state = eights.create();
      const common = new CrazyEightsCommonKnowledge(eights);
      for (let game = 0; game < 4; game++) {
        const table = new Table<CrazyEights>(eights, new RandomChance(rng));
        for (let look = 0; look < 12 && table.turn !== null; look++) {
          playAtRandom(table, 1 + rng.below(12), rng);
          const viewer = rng.below(rules.seats + 1);
          const seat = viewer === rules.seats ? null : viewer;
          readLog(common, table.view(null), table.log(null));
          crazyEights.imagine(eights, table.view(seat), table.log(seat))(state, rng);
          const odd = seatNumbers(rules.seats).find((at) => !isPossibleHand(common, eights.wild, state, at));
          expect(odd).toBeUndefined();
        }
      }
    },
  );

  test('the true hands are always among them', () => {
    const rng = rngFor(SEED, 'truth');
    const options = { ...crazyEights.tables.presets['standard'].options(2), handSize: 3, wild: '3' } as const;
    const rules = crazyEights.rules(options, 2, smallPack(4, 4));
    for (let game = 0; game < atDepth({ test: 10, check: 60 }); game++) {
      const table = new Table(rules, new RandomChance(rng));
      playAtRandom(table, rng.below(20), rng);
      for (const [viewer, seat] of [
        [NORTH, SOUTH],
        [SOUTH, NORTH],
        [null, NORTH],
      ] as const) {
        const truth = table.view(seat).hand.join(' ');
        expect(handsImagined(table, viewer, seat, 6000, rng)).toContain(truth);
      }
    }
  });

  test('with two seats, a rebuilt stock tells the other hand', () => {
    const table = crazyEightsAt('north* 5♥ K♣ \n south 9♥ 2♦ 3♣ \n pile 4♥');
    act(table, NORTH, play('5♥'));
    act(table, SOUTH, play('9♥'));
    act(table, NORTH, draw);
    const worlds = new Set(handsImagined(table, NORTH, SOUTH, 50, rngFor(SEED, 'rebuilt')));
    // The up-card of a drawn table is the one card that no log mentions.
    expect(worlds).toContain(table.view(SOUTH).hand.join(' '));
    expect(worlds.size).toBeLessThanOrEqual(3);
  });

  test('who drew holds no match in any of them', () => {
    const table = crazyEightsDealt('north* 5♥ 6♥ \n south 9♦ 8♥ \n stock 4♠ 7♥ K♣ Q♠ J♠ T♠ 3♦');
    act(table, NORTH, draw, draw, draw, play('Q♠'));
    expect(hand(table, NORTH)).toBe('5♥ 6♥ 7♥ K♣');
    const worlds = new Set(handsImagined(table, SOUTH, NORTH, 200, rngFor(SEED, 'drew')));
    expect([...worlds].every((cards) => !cards.split(' ').some((card) => Number(card) % 4 === 0))).toBe(true);
  });
});

const CALIBRATION_SEED = 'calibration';
const WORLDS = 40;
const BINS = 10;

/** Forecasts of similar chance: their number, sum and outcomes. */
interface Bin {
  count: number;
  foretold: number;
  found: number;
}

type Kind = (card: Card) => number;
type Imagining = typeof imagine;

/** The mean gap between forecast and frequency, weighted by the number of forecasts. */
function calibrationError(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce((sum, { foretold, found }) => sum + Math.abs(foretold - found), 0) / all;
}

/** Forecasts which suits and ranks the next seat holds, from the view of the seat to act. */
function foretell(table: Table<CrazyEights>, worldsOf: Imagining, seed: string, kinds: readonly [Kind, Bin[]][]): void {
  const seat = table.turn ?? 0;
  const other = (seat + 1) % table.rules.seats;
  const truth = table.view(other).hand;
  const state = table.rules.create();
  const fill = worldsOf(table.rules as CrazyEightsRules, table.view(seat), table.log(seat));
  const rng = rngFor(seed, 'worlds');
  const hands = Array.from({ length: WORLDS }, () => {
    fill(state, rng);
    return handOf(state, other);
  });
  for (const [kind, bins] of kinds) {
    for (let value = 0; value < (kind === suitOf ? 4 : 13); value++) {
      const holds = (hand: readonly Card[]): boolean => hand.some((card) => kind(card) === value);
      const chance = hands.filter(holds).length / WORLDS;
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      bin.count += 1;
      bin.foretold += chance;
      bin.found += holds(truth) ? 1 : 0;
    }
  }
}

const emptyBins = (): Bin[] => Array.from({ length: BINS }, () => ({ count: 0, foretold: 0, found: 0 }));

/** The calibration errors for suits and for ranks over games between these levels. */
function errorsOf(seats: number, levels: readonly QuickLevel[], worldsOf: Imagining, games: number) {
  const { rules } = tableCase(gameNamed('crazy-eights'), 'standard', seats);
  const eights = rules as unknown as CrazyEightsRules;
  const kinds: [Kind, Bin[]][] = [
    [suitOf, emptyBins()],
    [rankOf, emptyBins()],
  ];
  for (let game = 0; game < games; game++) {
    const seed = `${CALIBRATION_SEED} ${game}`;
    const rng = rngFor(seed, 'choices');
    const table = new Table<CrazyEights>(eights, new RandomChance(rng));
    const bots = levels.map((level) => botAt(crazyEights, eights, level));
    for (let seat = table.turn; seat !== null; seat = table.turn) {
      if (rng.below(8) === 0) foretell(table, worldsOf, `${seed} ${table.logLength}`, kinds);
      table.act(seat, bots[(seat + game) % bots.length].choose(table.view(seat), table.log(seat), rng));
    }
  }
  const [suits, ranks] = kinds.map(([, bins]) => calibrationError(bins));
  return { suits, ranks };
}

const CASES: readonly (readonly [string, Imagining, number, readonly QuickLevel[]])[] = [
  // With two seats even a minnow's choices carry more information than uniform worlds can show.
  ['imagined, minnows', imagine, 4, ['minnow']],
  ['likely, minnows', imagineLikely, 2, ['minnow']],
  ['likely, pikes and dolphins', imagineLikely, 2, ['pike', 'dolphin']],
  ['likely, pikes and dolphins', imagineLikely, 4, ['pike', 'dolphin']],
];

describe.runIf(IS_CHECK)(`worlds are calibrated, seed ${CALIBRATION_SEED}`, () => {
  test.each(CASES)(
    'the chances of worlds come true as often as they say: %s, case %#',
    (name, worldsOf, seats, levels) => {
      const { suits, ranks } = errorsOf(seats, levels, worldsOf, seats === 2 ? 150 : 60);
      console.log(`${name}, ${seats} seats: suits ${suits.toFixed(4)}, ranks ${ranks.toFixed(4)}`);
      expect(suits).toBeLessThan(0.03);
      expect(ranks).toBeLessThan(0.03);
    },
  );
});
