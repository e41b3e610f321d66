import type { GoFishAction } from '@shoal/games/go-fish';
import { goFish } from '@shoal/games/go-fish';
import { ask, fish, goFishAt } from '@shoal/games/go-fish/testing';
import { NORTH, SOUTH, WEST } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { rngFor } from '../engine/chance/seed.ts';
import { judge } from './judgement.ts';

/** West has just asked south for sevens in vain, so west holds one and south none. */
function afterTheAsk() {
  const table = goFishAt(`
    north  7♠ 7♥ 7♦ K♣ 9♣ | A 2
    south  K♠ K♥ K♦       | 3 4
    west*  7♣ 9♠ 9♥ 9♦    | 5 6
    stock  Q♠ Q♥ Q♦ Q♣`);
  table.act(WEST, ask(SOUTH, 'seven'));
  table.act(WEST, fish);
  return table;
}

function judged(action: GoFishAction, rollouts = 1200) {
  const table = afterTheAsk();
  const judged = { view: table.view(NORTH), log: table.log(NORTH), action };
  const rng = rngFor('judgement', 'test');
  return judge(goFish, table.rules, judged, { rollouts, rng, models: ['person', 'pike', 'dolphin'] });
}

describe('with a certain hit on the table', () => {
  test('taking a certain hit is no mistake', () => {
    expect(judged(ask(WEST, 'seven'))).toMatchObject({ mark: null, forgotten: null });
  });

  test('asking a seat that has just refused is a blunder, and the certain fact is named', () => {
    const judgement = judged(ask(SOUTH, 'seven'));
    expect(judgement).toMatchObject({
      mark: 'blunder',
      forgotten: { key: 'forgot-certain-hit' },
      advice: { chance: 1 },
    });
    expect(judgement?.loss).toBeGreaterThan(2 * (judgement?.error ?? 1));
  });

  test('a blunder stays unmarked where so few worlds leave a large error', () => {
    const judgement = judged(ask(SOUTH, 'seven'), 8);
    expect(judgement?.loss).toBeLessThanOrEqual(2 * (judgement?.error ?? 0));
    expect(judgement?.mark).toBeNull();
  });
});

test('where there is nothing to choose there is nothing to judge', () => {
  const table = goFishAt(`
    north* 7♠ K♦
    south  2♣ 9♦
    stock  7♥ 7♣`);
  table.act(NORTH, ask(SOUTH, 'seven'));
  const judged = { view: table.view(NORTH), log: table.log(NORTH), action: fish };
  const settings = { rollouts: 100, rng: rngFor('judgement', 'test'), models: ['pike', 'pike'] as const };
  expect(judge(goFish, table.rules, judged, settings)).toBeNull();
});
