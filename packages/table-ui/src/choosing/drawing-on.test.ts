import { describe, expect, test } from 'vitest';
import { crazyEightsAt, draw, NORTH, play } from '../../../core/test/drawn-table.ts';
import { DrawingOn } from './drawing-on.ts';

/** North can play nothing, and finds a card that fits third in the stock. */
const atTable = (stock: string) =>
  crazyEightsAt(
    `
    north* 3♠ 9♣
    south  2♣ 9♦
    pile   4♥
    stock  ${stock} `,
    { stockEmpty: 'pass' },
  );

/** Draws as long as drawing goes on, and tells how many cards that were. */
function drawnOn(table: ReturnType<typeof atTable>, drawing: DrawingOn): number {
  let count = 0;
  do {
    expect(table.act(NORTH, draw)).toBeNull();
    count += 1;
  } while (drawing.goesOn(table.view(NORTH)));
  return count;
}

describe('drawing on', () => {
  test('stops with the first card that fits', () => {
    const [table, drawing] = [atTable('5♠ 6♣ Q♥ K♥'), new DrawingOn()];
    drawing.begin(table.view(NORTH));
    expect(drawnOn(table, drawing)).toBe(3);
    expect(table.view(NORTH).legal).toEqual([play('Q♥')]);
  });

  test('stops when there is nothing left to draw', () => {
    const [table, drawing] = [atTable('5♠ 6♣'), new DrawingOn()];
    drawing.begin(table.view(NORTH));
    expect(drawnOn(table, drawing)).toBe(2);
  });

  test('is over with the turn', () => {
    const [table, drawing] = [atTable('5♠ Q♥'), new DrawingOn()];
    drawing.begin(table.view(NORTH));
    expect(drawing.goesOn(table.view(NORTH))).toBe(false);
  });

  test('happens only when it was begun, and not after it was stopped', () => {
    const [table, drawing] = [atTable('5♠ 6♣ Q♥'), new DrawingOn()];
    table.act(NORTH, draw);
    expect(drawing.goesOn(table.view(NORTH))).toBe(false);
    drawing.begin(table.view(NORTH));
    expect(drawing.goesOn(table.view(NORTH))).toBe(true);
    drawing.stop();
    expect(drawing.goesOn(table.view(NORTH))).toBe(false);
  });
});
