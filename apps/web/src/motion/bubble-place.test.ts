import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BubbleRoom, bubblePlace, edgeOf, lineBetween, sideOf } from './bubble-place.ts';
import type { Spot } from './spot.ts';

const spot = (left: number, top: number, width: number, height: number): Spot => ({ left, top, width, height });

/** Players above, cards below. */
const PHONE: BubbleRoom = {
  window: { width: 320, height: 640 },
  centre: spot(8, 200, 304, 76),
  own: spot(0, 280, 320, 360),
};
/** The table on the left, cards on the right. */
const LANDSCAPE: BubbleRoom = {
  window: { width: 844, height: 390 },
  centre: spot(8, 150, 408, 180),
  own: spot(424, 44, 420, 346),
};
/** Players around the table. */
const DESKTOP: BubbleRoom = {
  window: { width: 1280, height: 800 },
  centre: spot(210, 180, 560, 250),
  own: spot(24, 472, 933, 328),
};
const ROOMS = { PHONE, LANDSCAPE, DESKTOP };

describe.each(Object.entries(ROOMS))('on a screen like %s', (_, room) => {
  const above = room.own.left > 0 && room.own.top < room.centre.top ? room.window.height : room.own.top;
  const right = above === room.own.top ? room.window.width : room.own.left;
  const seats = fc.record({
    left: fc.double({ min: 0, max: right - 90, noNaN: true }),
    top: fc.double({ min: 44, max: above - 60, noNaN: true }),
    width: fc.constant(90),
    height: fc.constant(44),
  });
  const sizes = fc.record({
    width: fc.double({ min: 20, max: Math.min(256, right - 8), noNaN: true }),
    height: fc.double({ min: 20, max: 40, noNaN: true }),
  });

  test('a bubble lies in the window and never over the cards or the prompt of the viewer', () => {
    fc.assert(
      fc.property(fc.oneof(seats, fc.constant(room.own)), sizes, (seat, size) => {
        const { x, y } = bubblePlace(seat, size, room);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + size.width).toBeLessThanOrEqual(right);
        expect(y + size.height).toBeLessThanOrEqual(above);
      }),
    );
  });
});

test('a bubble points from the middle of the table to its seat', () => {
  expect(sideOf(spot(8, 44, 90, 44), PHONE)).toBe('below');
  expect(sideOf(PHONE.own, PHONE)).toBe('above');
  expect(sideOf(LANDSCAPE.own, LANDSCAPE)).toBe('left');
  expect(sideOf(spot(24, 200, 166, 120), DESKTOP)).toBe('right');
  expect(sideOf(spot(790, 200, 166, 120), DESKTOP)).toBe('left');
  for (const left of [24, 400, 790]) expect(sideOf(spot(left, 60, 166, 100), DESKTOP)).toBe('below');
});

test('the tail of a bubble that had to move still points at its seat', () => {
  const seat = spot(0, 44, 60, 44);
  const { x, tail } = bubblePlace(seat, { width: 120, height: 28 }, PHONE);
  expect(x + 60 + tail).toBeCloseTo(edgeOf(seat, PHONE).x);
});

test('a line between neighbours bends towards the middle of the table, and ends pointing away from it', () => {
  const { path, angle } = lineBetween({ x: 60, y: 100 }, { x: 260, y: 100 }, PHONE);
  expect(path).toMatch(/^M60 100Q160 \d+(\.\d+)? 260 100$/);
  expect(angle).toBeLessThan(0);
});
