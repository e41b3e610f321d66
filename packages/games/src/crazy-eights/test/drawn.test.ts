import { describe, expect, test } from 'vitest';
import { choices, hand, NORTH, SOUTH, story, WEST } from '../../../test/tables/drawn-table.ts';
import { crazyEightsAt, crazyEightsDealt, play } from './drawn.ts';

describe('a drawn table of Crazy Eights', () => {
  test('the last card of the pile is the up-card, and a suit in brackets is in force', () => {
    const table = crazyEightsAt(`
      north  7♠
      south  out 1
      west*  9♥ 9♠ Q♦
      stock  4♥
      pile   3♣ 9♦ 8♠ (♥)
      anticlockwise
      rebuilds 3`);
    expect(table.turn).toBe(WEST);
    expect(choices(table)).toEqual(['play 9♥']);
    const view = table.view(null);
    expect(view).toMatchObject({ direction: -1, penalty: 0, rebuildsLeft: 17, outPlaces: [null, 1, null] });
    expect(view).toMatchObject({ stockSize: 1, handSizes: [1, 0, 3], suitInForce: 1 });
    table.act(WEST, play('9♥'));
    expect(story(table)).toEqual(['play west 9♥']);
    expect(table.turn).toBe(NORTH);
  });

  test('a waiting penalty and an open wild starter can be drawn', () => {
    const picture = `
      north* 2♠
      south  7♠
      pile   8♦ (any)`;
    expect(crazyEightsAt(picture).view(null).suitInForce).toBeNull();
    expect(crazyEightsAt(`${picture}\n penalty 4`, { drawTwo: '2' }).view(null).penalty).toBe(4);
  });

  test('a dealt table turns its starter up from the drawn stock', () => {
    const table = crazyEightsDealt(`
      north* 2♠ 3♠
      south  7♠ 8♦
      stock  9♣ 4♥`);
    expect(story(table)).toEqual(['starter 9♣']);
    expect([hand(table, NORTH), hand(table, SOUTH)]).toEqual(['2♠ 3♠', '7♠ 8♦']);
  });
});
