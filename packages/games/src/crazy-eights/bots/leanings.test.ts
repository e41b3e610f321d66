import type { Table } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, NORTH, SOUTH } from '../../../test/tables/drawn-table.ts';
import type { CrazyEightsRules } from '../rules/rules.ts';
import type { CrazyEights } from '../rules/vocabulary.ts';
import { crazyEightsDealt, draw, play } from '../test/drawn.ts';
import { Leanings } from './leanings.ts';

describe('what a seat seems to hold', () => {
  const table = () => crazyEightsDealt('north* 8♣ 6♥ 2♥ \n south 9♥ 8♥ K♥ \n stock 4♠ 7♥ K♣ Q♠ J♠ T♠ 3♦');

  const leaning = (at: Table<CrazyEights>) => new Leanings(at.rules as CrazyEightsRules, at.log(null));

  test('a seat seems to hold the suit that it named, and hardly the one it left for it', () => {
    const at = table();
    act(at, NORTH, play('8♣', '♥'));
    const [spades, hearts, diamonds] = leaning(at).suits(NORTH);
    expect(hearts).toBeGreaterThan(diamonds);
    expect(spades).toBeLessThan(diamonds);
  });

  test('a seat seems to hold a suit less surely with every card it draws', () => {
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
