import { rngFor, type Table } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, NORTH, SOUTH } from '../../../test/tables/drawn-table.ts';
import { tableCase } from '../../../test/tables/every-table.ts';
import { playedTable } from '../../../test/tables/played.ts';
import { gameNamed } from '../../index.ts';
import { goFish } from '../index.ts';
import type { GoFishRules } from '../rules/rules.ts';
import { seatIn, slotOf } from '../rules/state.ts';
import type { GoFish } from '../rules/vocabulary.ts';
import { ask, goFishAt } from '../test/drawn.ts';
import { Posterior } from './posterior.ts';
import { GoFishSeatKnowledge } from './seat-knowledge.ts';

const SEED = 'posterior';
const SEVEN = 6;

interface Ask {
  readonly chance: number;
  readonly gain: number;
  readonly book: number;
}

function weighed(table: Table<GoFish>, slot: number): Ask {
  const rules = table.rules as GoFishRules;
  const [knowledge, posterior] = [new GoFishSeatKnowledge(rules), new Posterior(rules)];
  const seat = table.turn ?? NORTH;
  knowledge.rebuild(table.view(seat), table.log(seat));
  posterior.look(knowledge);
  posterior.weigh(knowledge, seatIn(slot), slot >> 3);
  const { chance, gain, book } = posterior;
  return { chance, gain, book };
}

describe('the chance of a hit', () => {
  test('the chance of a hit is that of drawing the target’s cards from all that are hidden', () => {
    const table = goFishAt('north* 7♠ \n south 9♣ 9♦ \n stock 5♣ 7♣');
    expect(weighed(table, slotOf(SOUTH, SEVEN)).chance).toBeCloseTo(2 / 4, 9);
    const pair = goFishAt('north* 7♠ 7♥ \n south 9♣ 9♦ \n stock 7♦ 7♣');
    const { chance, gain, book } = weighed(pair, slotOf(SOUTH, SEVEN));
    expect([chance, gain, book].map((value) => Math.round(value * 600))).toEqual([500, 600, 100]);
  });

  test('a hit has no chance after a refusal', () => {
    const table = goFishAt('north* 7♠ \n south 9♣ 9♦ \n stock');
    act(table, NORTH, ask(SOUTH, 'seven'));
    act(table, SOUTH, ask(NORTH, 'nine'));
    expect(weighed(table, slotOf(SOUTH, SEVEN)).chance).toBe(0);
  });

  test('a hit is certain when the hidden cards can lie nowhere else', () => {
    const table = goFishAt('north* 7♠ \n south 7♣ 9♦ \n stock');
    expect(weighed(table, slotOf(SOUTH, SEVEN)).chance).toBeGreaterThan(0.99);
  });
});

/** The mean distance between the closed form and imagined worlds, over all asks of many positions. */
function distance(preset: string, seats: number): number {
  const gaps: number[] = [];
  const setting = tableCase(gameNamed('go-fish'), preset, seats);
  for (let position = 0; position < 40; position++) {
    const seed = `${SEED} ${position}`;
    const table = playedTable(setting, seed, 2 * position) as unknown as Table<GoFish>;
    const { turn } = table;
    if (turn === null) continue;
    const imagine = goFish.imagine(table.rules, table.view(turn), table.log(turn));
    const [world, rng] = [table.rules.create(), rngFor(seed, 'worlds')];
    const asks = table.view(turn).legal.filter((action) => action.type === 'ask');
    const slots = asks.map((action) => slotOf(action.target, action.rank));
    const hits = slots.map(() => 0);
    for (let i = 0; i < 400; i++) {
      imagine(world, rng);
      for (const [at, slot] of slots.entries()) if (world.hands[slot] !== 0) hits[at] += 1 / 400;
    }
    gaps.push(...slots.map((slot, at) => Math.abs(weighed(table, slot).chance - hits[at])));
  }
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
}

describe(`the closed form agrees with imagined worlds, seed ${SEED}`, () => {
  test.each([
    ['standard', 2],
    ['standard', 4],
    ['pairs', 2],
  ] as const)('the closed form agrees with imagined worlds at %s with %i seats', (preset, seats) => {
    expect(distance(preset, seats)).toBeLessThan(0.03);
  });
});
