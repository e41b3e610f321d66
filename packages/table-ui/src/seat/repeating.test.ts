import { crazyEightsAt, draw, play } from '@shoal/games/crazy-eights/testing';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { NORTH } from '@shoal/games/testing';
import { expect, test } from 'vitest';
import { Repeating } from './repeating.ts';

/** A game whose players may draw until a card fits. */
const DRAWING = PRESENTATIONS['crazy-eights'];

/** North can play nothing; the third card of the stock fits. */
const atTable = (stock: string) =>
  crazyEightsAt(
    `
    north* 3♠ 9♣
    south  2♣ 9♦
    pile   4♥
    stock  ${stock} `,
    { stockEmpty: 'pass' },
  );

/** Draws until drawing stops by itself, and returns the number of cards. */
function drawnOn(table: ReturnType<typeof atTable>, { isBegun }: { readonly isBegun: boolean }): number {
  let count = 0;
  const step = (type: string) => {
    expect(type).toBe(draw.type);
    expect(table.act(NORTH, draw)).toBeNull();
    count += 1;
    drawing.goOn(table.view(NORTH), 0);
  };
  const waiting: (() => void)[] = [];
  const after = (_ms: number, run: () => void) => {
    waiting.push(run);
    return () => undefined;
  };
  const drawing = new Repeating({ after }, DRAWING, step);
  if (isBegun) drawing.begin(table.view(NORTH));
  step(draw.type);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next();
  return count;
}

test('drawing on stops with the first card that fits', () => {
  const table = atTable('5♠ 6♣ Q♥ K♥');
  expect(drawnOn(table, { isBegun: true })).toBe(3);
  expect(table.view(NORTH).legal).toEqual([play('Q♥')]);
});

test('drawing on stops when there is nothing left to draw', () => {
  expect(drawnOn(atTable('5♠ 6♣'), { isBegun: true })).toBe(2);
});

test('without having been begun nothing is drawn on', () => {
  expect(drawnOn(atTable('5♠ 6♣ Q♥'), { isBegun: false })).toBe(1);
});

test('drawing on waits or stops when it is told to, and is over with the turn', () => {
  const cancelled: number[] = [];
  const drawing = new Repeating({ after: (ms) => () => void cancelled.push(ms) }, DRAWING, () => undefined);
  const table = atTable('5♠ 6♣ Q♥');
  drawing.begin(table.view(NORTH));
  drawing.goOn(table.view(NORTH), 1);
  expect(drawing.isWaiting).toBe(false);
  drawing.begin(table.view(NORTH));
  table.act(NORTH, draw);
  drawing.goOn(table.view(NORTH), 2);
  expect(drawing.isWaiting).toBe(true);
  drawing.wait();
  drawing.goOn(table.view(NORTH), 3);
  drawing.stop();
  drawing.goOn(table.view(NORTH), 4);
  expect([drawing.isWaiting, cancelled]).toEqual([false, [2, 3]]);
});

test('a game without such an action repeats nothing', () => {
  const acted: string[] = [];
  const repeating = new Repeating({ after: () => () => undefined }, {}, (type) => acted.push(type));
  const table = atTable('5♠ 6♣ Q♥');
  repeating.begin(table.view(NORTH));
  table.act(NORTH, draw);
  repeating.goOn(table.view(NORTH), 0);
  repeating.hurry();
  expect([repeating.isWaiting, acted]).toEqual([false, []]);
});
