import { describe, expect, test } from 'vitest';
import { act, NORTH, SOUTH, story, WEST } from '../../../test/tables/drawn-table.ts';
import { ask, fish, goFishAt } from '../test/drawn.ts';

describe('what everyone sees (R10)', () => {
  test('everyone sees asks, answers, cards handed over, books laid down, hand sizes and stock size (R10)', () => {
    const table = goFishAt(`
      north* 7♠ 7♥ K♥
      south  7♣ 7♦ 9♣
      west   2♠
      stock  4♣ 5♣`);
    act(table, NORTH, ask(SOUTH, 'seven'));
    for (const viewer of [NORTH, SOUTH, WEST, null]) {
      expect(story(table, viewer)).toEqual([
        'ask north south 7',
        'gave south north 7♦ 7♣',
        'booked north 7 7♠ 7♥ 7♦ 7♣',
      ]);
      expect(table.view(viewer)).toMatchObject({ handSizes: [1, 1, 1], stockSize: 2 });
      expect(table.view(viewer).books[NORTH]).toEqual([{ rank: 6, cards: [24, 25, 26, 27] }]);
    }
  });

  const fished = (top: string, asked: 'seven' | 'king') => {
    const table = goFishAt(`north* 7♠ 7♥ 7♦ K♥ \n south 9♣ 9♠ \n west 2♠ \n stock ${top} 5♣`);
    act(table, NORTH, ask(SOUTH, asked), fish);
    return [NORTH, SOUTH, WEST, null].map((viewer) => story(table, viewer)[2]);
  };

  test('a fished card is private to the drawer (R10)', () => {
    expect(fished('4♣', 'king')).toEqual(['drew north 4♣', 'drew north ?', 'drew north ?', 'drew north ?']);
  });

  test('a fished card that continues the turn is shown (R10)', () => {
    expect(new Set(fished('K♠', 'king'))).toEqual(new Set(['drew north K♠']));
  });

  test('a card of the asked rank stays private where it does not continue the turn (R10)', () => {
    const table = goFishAt('north* 7♠ \n south 9♣ \n stock 7♥ 5♣', { goAgainOnLuckyDraw: false });
    act(table, NORTH, ask(SOUTH, 'seven'), fish);
    expect(story(table, SOUTH)[2]).toBe('drew north ?');
  });

  test('a fished card that completes a book is shown (R10)', () => {
    expect(new Set(fished('7♣', 'king'))).toEqual(new Set(['drew north 7♣']));
  });

  test('refill cards are private (R10)', () => {
    const table = goFishAt('north* 7♠ 7♥ 7♦ \n south 7♣ 9♠ \n stock 4♣ 5♣', { refill: 2 });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table, NORTH).at(-1)).toBe('drew north 4♣ 5♣ refill');
    expect(story(table, SOUTH).at(-1)).toBe('drew north ? ? refill');
    expect(story(table, null).at(-1)).toBe('drew north ? ? refill');
  });

  test('nobody sees another hand or the stock, and only the seat to act is offered actions (R10)', () => {
    const table = goFishAt('north* 7♠ \n south 9♣ \n stock 7♥ 5♣');
    expect([NORTH, SOUTH, null].map((viewer) => table.view(viewer).hand.length)).toEqual([1, 1, 0]);
    expect([NORTH, SOUTH, null].map((viewer) => table.view(viewer).legal.length)).toEqual([1, 0, 0]);
    expect(Object.keys(table.view(SOUTH)).filter((key) => /pack|stock/.test(key))).toEqual(['stockSize']);
  });
});
