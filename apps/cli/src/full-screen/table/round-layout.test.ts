import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../terminal/canvas.ts';
import { type RoundLayout, roundLayout, type TableShape } from './round-layout.ts';

/** What is left of 120 x 36 and of 200 x 60 beside the log and between header and footer. */
const LARGE = { columns: 81, rows: 31 };
const HUGE = { columns: 137, rows: 55 };
const SHAPES: readonly TableShape[] = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((seats) =>
  [true, false].map((hasGroups) => ({ seats, bottom: 0, hasGroups })),
);

const boxesOf = ({ others, middle, own, hand }: RoundLayout): Box[] => [
  ...others.map(({ box }) => box),
  ...[middle, own, hand],
];
const areApart = (a: Box, b: Box): boolean =>
  a.x + a.columns <= b.x || b.x + b.columns <= a.x || a.y + a.rows <= b.y || b.y + b.rows <= a.y;

describe('a round table', () => {
  test.each(SHAPES)('has room for $seats seats on 120 x 36, groups: $hasGroups', (shape) => {
    expect(roundLayout(shape, LARGE)?.others.length).toBe(shape.seats - 1);
  });

  test.each(SHAPES)('has larger cards on 200 x 60 for $seats seats, groups: $hasGroups', (shape) => {
    const [large, huge] = [roundLayout(shape, LARGE), roundLayout(shape, HUGE)];
    expect(huge?.handCard.height).toBeGreaterThan(large?.handCard.height ?? Infinity);
    expect(huge?.panel.back.height).toBeGreaterThanOrEqual(large?.panel.back.height ?? Infinity);
    expect(huge?.middle.rows).toBeGreaterThan(large?.middle.rows ?? Infinity);
  });

  test('seats the others clockwise from the left of the viewer', () => {
    const { others = [] } = roundLayout({ seats: 6, bottom: 4, hasGroups: true }, LARGE) ?? {};
    expect(others.map(({ seat }) => seat)).toEqual([5, 0, 1, 2, 3]);
    const [left, ...more] = others.map(({ box }) => box);
    expect(left.x).toBe(0);
    expect(more.map(({ x }) => x)).toEqual(more.map(({ x }) => x).toSorted((a, b) => a - b));
  });

  test('keeps everything apart and inside its room', () => {
    const anyRoom = fc.record({ columns: fc.integer({ min: 60, max: 200 }), rows: fc.integer({ min: 24, max: 70 }) });
    fc.assert(
      fc.property(fc.constantFrom(...SHAPES), anyRoom, (shape, room) => {
        const layout = roundLayout(shape, room);
        fc.pre(layout !== undefined);
        const boxes = boxesOf(layout);
        for (const [index, box] of boxes.entries()) {
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
          expect(box.x + box.columns).toBeLessThanOrEqual(room.columns);
          expect(box.y + box.rows).toBeLessThanOrEqual(room.rows);
          for (const other of boxes.slice(index + 1)) expect(areApart(box, other)).toBe(true);
        }
      }),
    );
  });
});
