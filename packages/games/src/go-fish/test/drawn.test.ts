import { describe, expect, test } from 'vitest';
import { hand, NORTH, SOUTH, story, WEST } from '../../../test/tables/drawn-table.ts';
import { ask, goFishAt, goFishDealt } from './drawn.ts';

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
