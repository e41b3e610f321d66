import { describe, expect, test } from 'vitest';
import { act, NORTH, SOUTH, story } from '../../../test/tables/drawn-table.ts';
import { ask, goFishAt, goFishDealt } from './drawn.ts';

describe('cards and books', () => {
  test('drawing pops the top of the pack (1)', () => {
    const table = goFishDealt('north* 7♠ 2♠ \n south 9♣ 3♣ \n stock 4♥ 5♥ 6♥');
    act(table, NORTH, ask(SOUTH, 'seven'), { type: 'fish' });
    act(table, SOUTH, ask(NORTH, 'nine'), { type: 'fish' });
    expect(story(table).filter((told) => told.startsWith('drew'))).toEqual(['drew north 4♥', 'drew south 5♥']);
  });

  test('of several cards that could move it is the first in the order S H D C (1)', () => {
    const orders = ['7♣ 7♦ 7♥', '7♥ 7♦ 7♣', '7♦ 7♣ 7♥'].map((sevens) => {
      const table = goFishAt(`north* 7♠ K♠ \n south ${sevens} 9♣ \n stock 4♥`, { give: 'one' });
      act(table, NORTH, ask(SOUTH, 'seven'), ask(SOUTH, 'seven'));
      return story(table).filter((told) => told.startsWith('gave'));
    });
    for (const order of orders) expect(order).toEqual(['gave south north 7♥', 'gave south north 7♦']);
  });

  test('several books of one hand are laid down by rank, A to K (1)', () => {
    const table = goFishDealt(`
      north* K♠ A♠ 8♠ K♥ A♥ 8♥ K♦ A♦ 8♦ K♣ A♣ 8♣ 2♠
      south  3♠ 4♠ 5♠ 6♠ 7♠ 9♠ T♠ J♠ Q♠ 3♥ 4♥ 5♥ 6♥
      stock  2♥`);
    expect(story(table).map((told) => told.slice(0, 14))).toEqual([
      'booked north A',
      'booked north 8',
      'booked north K',
    ]);
  });
});
