import { rngFor } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, NORTH, SOUTH, WEST } from '../../../test/tables/drawn-table.ts';
import { askCode } from '../rules/codes.ts';
import type { GoFishRules } from '../rules/rules.ts';
import { ask, goFishAt } from '../test/drawn.ts';
import { Memory } from './memory.ts';
import { GoFishSeatKnowledge } from './seat-knowledge.ts';

const SEED = 'memory';
const KING = 12;
const ASK_SOUTH_FOR_KINGS = askCode(SOUTH, KING);

/** South asked for kings four asks ago; now north, who holds one, may remember. */
function northsTurn(): GoFishSeatKnowledge {
  const table = goFishAt('north 7♠ 7♥ K♦ \n south* K♣ 9♣ \n west 4♣ 5♣ \n stock');
  act(table, SOUTH, ask(WEST, 'king'));
  act(table, WEST, ask(NORTH, 'four'));
  act(table, NORTH, ask(WEST, 'seven'));
  act(table, SOUTH, ask(WEST, 'nine'));
  act(table, WEST, ask(NORTH, 'five'));
  const knowledge = new GoFishSeatKnowledge(table.rules as GoFishRules);
  knowledge.rebuild(table.view(NORTH), table.log(NORTH));
  return knowledge;
}

function choicesOf(level: Memory): number[] {
  const rng = rngFor(SEED, 'choices');
  const knowledge = northsTurn();
  return Array.from({ length: 200 }, () => level.choose(knowledge, rng));
}

describe(`memory, seed ${SEED}`, () => {
  test('who remembers everything takes the certain hit', () => {
    expect(new Set(choicesOf(new Memory()))).toEqual(new Set([ASK_SOUTH_FOR_KINGS]));
  });

  test('a fact older than the memory is forgotten, and the rank held most is asked for', () => {
    expect(new Set(choicesOf(new Memory(4)))).toEqual(new Set([ASK_SOUTH_FOR_KINGS]));
    expect(new Set(choicesOf(new Memory(3)))).toEqual(new Set([askCode(SOUTH, 6)]));
  });

  test('a lapse lets the certain hit slip as often as it is said to', () => {
    const taken = choicesOf(new Memory(Infinity, 25)).filter((code) => code === ASK_SOUTH_FOR_KINGS);
    expect(taken.length).toBeGreaterThan(130);
    expect(taken.length).toBeLessThan(170);
  });
});
