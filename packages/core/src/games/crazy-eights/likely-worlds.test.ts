import { describe, expect, test } from 'vitest';
import { act, crazyEightsDealt, draw, NORTH, play, SOUTH } from '../../../test/drawn-table.ts';
import { tableCase } from '../../../test/every-table.ts';
import { levelBot } from '../../bots/level-bot.ts';
import { type Card, rankOf, suitOf } from '../../engine/cards/card.ts';
import { RandomChance } from '../../engine/chance/chance.ts';
import { rngFor } from '../../engine/chance/seed.ts';
import type { QuickLevel } from '../../engine/rules/level.ts';
import { Table } from '../../engine/table/table.ts';
import { gameNamed } from '../index.ts';
import { imagine } from './imagine.ts';
import { crazyEights } from './index.ts';
import { Leanings } from './leanings.ts';
import { imagineLikely } from './likely-worlds.ts';
import type { CrazyEightsRules } from './rules.ts';
import { handOf } from './view.ts';
import type { CrazyEights } from './vocabulary.ts';

const SEED = 'calibration';
const WORLDS = 40;
const BINS = 10;

/** How often something was foretold to be so with a chance of about this, and how often it was. */
interface Bin {
  count: number;
  foretold: number;
  found: number;
}

type Kind = (card: Card) => number;
type Imagining = typeof imagine;

/** Mean distance of foretold chances from what was found, weighed by how often they were foretold. */
function calibrationError(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce((sum, { foretold, found }) => sum + Math.abs(foretold - found), 0) / all;
}

/** Foretells, from the seat to act, which suits and ranks the next seat holds. */
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

/** The calibration errors of suits and of ranks over games of these levels. */
function errorsOf(seats: number, levels: readonly QuickLevel[], worldsOf: Imagining, games: number) {
  const { rules } = tableCase(gameNamed('crazy-eights'), 'standard', seats);
  const eights = rules as unknown as CrazyEightsRules;
  const kinds: [Kind, Bin[]][] = [
    [suitOf, emptyBins()],
    [rankOf, emptyBins()],
  ];
  for (let game = 0; game < games; game++) {
    const seed = `${SEED} ${game}`;
    const rng = rngFor(seed, 'choices');
    const table = new Table<CrazyEights>(eights, new RandomChance(rng));
    const bots = levels.map((level) => levelBot(crazyEights, eights, level));
    for (let seat = table.turn; seat !== null; seat = table.turn) {
      if (rng.below(8) === 0) foretell(table, worldsOf, `${seed} ${table.log(null).length}`, kinds);
      table.act(seat, bots[(seat + game) % bots.length].choose(table.view(seat), table.log(seat), rng));
    }
  }
  const [suits, ranks] = kinds.map(([, bins]) => calibrationError(bins));
  return { suits, ranks };
}

const CASES: readonly (readonly [string, Imagining, number, readonly QuickLevel[]])[] = [
  // With two seats even a minnow's choice of a card tells more than worlds that are all alike can show.
  ['imagined, minnows', imagine, 4, ['minnow']],
  ['likely, minnows', imagineLikely, 2, ['minnow']],
  ['likely, pikes and dolphins', imagineLikely, 2, ['pike', 'dolphin']],
  ['likely, pikes and dolphins', imagineLikely, 4, ['pike', 'dolphin']],
];

describe(`worlds are calibrated, seed ${SEED}`, () => {
  test.each(CASES)('%s, %#', (name, worldsOf, seats, levels) => {
    const { suits, ranks } = errorsOf(seats, levels, worldsOf, seats === 2 ? 150 : 60);
    console.log(`${name}, ${seats} seats: suits ${suits.toFixed(4)}, ranks ${ranks.toFixed(4)}`);
    expect(suits).toBeLessThan(0.03);
    expect(ranks).toBeLessThan(0.03);
  });
});

describe('a seat seems to hold', () => {
  const table = () => crazyEightsDealt('north* 8♣ 6♥ 2♥ \n south 9♥ 8♥ K♥ \n stock 4♠ 7♥ K♣ Q♠ J♠ T♠ 3♦');

  const leaning = (at: Table<CrazyEights>) => new Leanings(at.rules as CrazyEightsRules, at.log(null));

  test('the suit that it named, and hardly the one it left for it', () => {
    const at = table();
    act(at, NORTH, play('8♣', '♥'));
    const [spades, hearts, diamonds] = leaning(at).suits(NORTH);
    expect(hearts).toBeGreaterThan(diamonds);
    expect(spades).toBeLessThan(diamonds);
  });

  test('less surely so with every card it draws', () => {
    const at = table();
    act(at, NORTH, play('8♣', '♦'));
    act(at, SOUTH, play('8♥', '♠'));
    const before = leaning(at).suits(NORTH)[2];
    act(at, NORTH, draw);
    const after = leaning(at).suits(NORTH)[2];
    expect(after).toBeLessThan(before);
    expect(after).toBeGreaterThan(1);
  });
});
