import type { Table } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, NORTH, SOUTH, story, WEST } from '../../../test/tables/drawn-table.ts';
import { ask, fish, goFishAt } from '../test/drawn.ts';
import type { GoFish } from './vocabulary.ts';

describe('asks that circle end the game (R14)', () => {
  /** Repeats the only possible ask for a rank. */
  const circle = (table: Table<GoFish>, rank: number, asks: number) => {
    for (let n = 0; n < asks; n++) {
      const seat = table.turn ?? NORTH;
      const action = table.view(seat).legal.find((one) => one.type === 'ask' && (rank < 0 || one.rank === rank));
      expect(action && table.act(seat, action)).toBeNull();
    }
  };
  const SEVEN = 6;
  const sevens = 'north* 7♠ K♠ \n south 7♥ 7♦ 2♥ \n stock 4♣ 5♣ 6♥';
  const giveOne = { give: 'one', goAgainOnCatch: false } as const;

  test('after 10 x seats wrong asks with no stock the game ends as it stands (R14)', () => {
    const table = goFishAt('north* 7♠ | 2 \n south 9♣ \n west K♦');
    circle(table, -1, 29);
    expect(table.view(null)).toMatchObject({ phase: 'ask', asksLeft: 1, turn: WEST });
    circle(table, -1, 1);
    expect(table.result).toEqual({ places: [1, 2, 2], scores: [1, 0, 0], reason: 'stalemate' });
    expect(table.view(null)).toMatchObject({ phase: 'over', turn: null, handSizes: [1, 1, 1] });
  });

  test('successful asks count too: with give: one the same card can go round for ever (R14)', () => {
    const table = goFishAt(sevens, giveOne);
    circle(table, SEVEN, 19);
    expect(table.view(null)).toMatchObject({ phase: 'ask', asksLeft: 1 });
    circle(table, SEVEN, 1);
    expect(table.result).toEqual({ places: [1, 1], scores: [0, 0], reason: 'stalemate' });
  });

  test('the last ask may be a miss: the game ends before anybody fishes (R14)', () => {
    const table = goFishAt(sevens, giveOne);
    circle(table, SEVEN, 19);
    act(table, SOUTH, ask(NORTH, 'two'));
    expect(table.view(null)).toMatchObject({ phase: 'over', stockSize: 3 });
    expect(table.result?.reason).toBe('stalemate');
  });

  test('a card drawn begins the count anew (R14)', () => {
    const table = goFishAt(sevens, giveOne);
    circle(table, SEVEN, 18);
    act(table, NORTH, ask(SOUTH, 'king'));
    expect(table.view(null).asksLeft).toBe(1);
    act(table, NORTH, fish);
    expect(table.view(null).asksLeft).toBe(20);
  });

  test('a book laid down begins the count anew, even on the last ask (R14)', () => {
    const table = goFishAt('north 7♥ 7♦ 9♠ 9♣ K♠ \n south* 7♠ 9♥ 9♦ 2♥ \n stock 4♣', giveOne);
    circle(table, SEVEN, 17);
    act(table, NORTH, ask(SOUTH, 'nine'));
    act(table, SOUTH, ask(NORTH, 'seven'));
    expect(table.view(null).asksLeft).toBe(1);
    act(table, NORTH, ask(SOUTH, 'nine'));
    expect(story(table).at(-1)).toBe('booked north 9 9♠ 9♥ 9♦ 9♣');
    expect(table.view(null)).toMatchObject({ asksLeft: 20, phase: 'ask' });
  });

  test('a refill begins the count anew as well: it is a card drawn (R14)', () => {
    const table = goFishAt('north* 7♠ 9♠ \n south 9♥ \n west K♦ \n stock 4♣ 5♣', { goAgainOnCatch: false });
    act(table, NORTH, ask(SOUTH, 'nine'));
    expect(story(table).at(-1)).toBe('drew south 4♣ 5♣ refill');
    expect(table.view(null).asksLeft).toBe(30);
  });
});

test('a pack that does not divide into books ends when one hand holds all that is left', () => {
  const table = goFishAt('north* 7♠ \n south 7♥');
  act(table, NORTH, ask(SOUTH, 'seven'));
  expect(table.view(null)).toMatchObject({ phase: 'over', turn: null, handSizes: [2, 0] });
});
