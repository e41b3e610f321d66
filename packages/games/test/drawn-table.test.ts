import { describe, expect, test } from 'vitest';
import {
  ask,
  choices,
  crazyEightsAt,
  crazyEightsDealt,
  goFishAt,
  goFishDealt,
  hand,
  NORTH,
  play,
  SOUTH,
  story,
  WEST,
} from './drawn-table.ts';

describe('a drawn table of Go Fish', () => {
  test('the star has the turn, and the first card of the stock is its top', () => {
    const table = goFishAt(`
      north  7♠ 7♥ K♦ | 2 A
      south* 2C 9D
      stock  4♥ 3♣`);
    expect(table.turn).toBe(SOUTH);
    expect([hand(table, NORTH), hand(table, SOUTH)]).toEqual(['7♠ 7♥ K♦', '2♣ 9♦']);
    const { phase, books, handSizes, stockSize } = table.view(null);
    expect({ phase, handSizes, stockSize }).toEqual({ phase: 'ask', handSizes: [3, 2], stockSize: 2 });
    expect(books.map((laid) => laid.length)).toEqual([2, 0]);
    expect(story(table)).toEqual([]);
    table.act(SOUTH, ask(NORTH, 'nine'));
    table.act(SOUTH, { type: 'fish' });
    expect(story(table)).toEqual(['ask south north 9', 'fish south', 'drew south 4♥']);
    expect(story(table, NORTH)).toEqual(['ask south north 9', 'fish south', 'drew south ?']);
  });

  test('a dealt table has been dealt the drawn hands, one card at a time from the star on', () => {
    const table = goFishDealt(`
      north  7♠ 7♥
      south* 2♣ 9♦
      west   K♣ 3♣
      stock  4♥`);
    expect([NORTH, SOUTH, WEST].map((seat) => hand(table, seat))).toEqual(['7♠ 7♥', '2♣ 9♦', '3♣ K♣']);
    expect(table.reveal().pack.length).toBe(7);
    expect(table.turn).toBe(SOUTH);
  });

  test('a slip of the pen is reported', () => {
    expect(() => goFishAt('north* 7x\n south 2C')).toThrow('cannot read “7x”');
    expect(() => goFishAt('north* 7C\n suoth 2C')).toThrow('expected: north south');
    expect(() => goFishAt('north* 7C 7H 7D 7S\n south 2C')).toThrow('a book in a hand has been laid down');
    expect(() => goFishDealt('north* 7C 7H\n south 2C')).toThrow('as many cards');
  });
});

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
