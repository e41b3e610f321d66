import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CardLayout, type CardRoom, cardLayout } from './card-layout.ts';

const CARD_RATIO = 64 / 44;
const STRIP = 44;
const STRIP_OF_MANY = 34;
const MANY = 21;
const MOST = 36;

/** From a phone in landscape to a wall display: rooms in which 36 cards fit. */
const rooms: fc.Arbitrary<CardRoom> = fc.record({
  width: fc.integer({ min: 344, max: 2560 }),
  height: fc.integer({ min: 200, max: 600 }),
});
const hands = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });

const rowsIn = ({ places }: CardLayout): number[] => {
  const tops = [...new Set(places.map(({ y }) => y))];
  return tops.map((top) => places.filter(({ y }) => y === top).length);
};

test.each([7, 13, MANY])('a card keeps its size while the hand grows to %i cards, if so many must fit', (least) => {
  fc.assert(
    fc.property(hands(least), hands(least), rooms, (few, more, room) => {
      expect(cardLayout(few, room, { least }).cardPx).toBe(cardLayout(more, room, { least }).cardPx);
    }),
  );
});

test('every card leaves a finger of the card below it uncovered, and a little less where there are more than 21', () => {
  fc.assert(
    fc.property(hands(MOST), rooms, (cards, room) => {
      const least = (cards > MANY ? STRIP_OF_MANY : STRIP) - 0.001;
      for (const { width, height } of cardLayout(cards, room).places) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
      }
    }),
  );
});

test('up to 36 cards lie within their room', () => {
  fc.assert(
    fc.property(hands(MOST), rooms, (cards, room) => {
      const { cardPx, heightPx, places } = cardLayout(cards, room);
      for (const { x, y } of places) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + cardPx).toBeLessThanOrEqual(room.width + 0.001);
        expect(y + cardPx * CARD_RATIO).toBeLessThanOrEqual(room.height + 0.001);
      }
      expect(heightPx).toBeLessThanOrEqual(room.height + 0.001);
    }),
  );
});

test('no row has two cards more than another', () => {
  fc.assert(
    fc.property(hands(60), rooms, (cards, room) => {
      const rows = rowsIn(cardLayout(cards, room));
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
      expect(rows.reduce((sum, one) => sum + one)).toBe(cards);
    }),
  );
});

test('nine ranks on a phone lie in rows of five and four', () => {
  expect(rowsIn(cardLayout(9, { width: 344, height: 208 }))).toEqual([5, 4]);
});

test('four or five cards on a phone lie in one row, though they cover one another', () => {
  for (const cards of [4, 5]) {
    expect(rowsIn(cardLayout(cards, { width: 374, height: 300 }, { least: 13 }))).toEqual([cards]);
  }
});

test('thirteen stacks have two rows at most on a phone, and 21 cards have three', () => {
  const phone = { width: 344, height: 208 };
  expect(rowsIn(cardLayout(13, phone))).toHaveLength(2);
  expect(rowsIn(cardLayout(21, phone))).toHaveLength(3);
});

test('a few cards on a large screen stand in one row without touching, as large as a card should be', () => {
  for (const cards of [1, 2, 3, 5, 7]) {
    const { cardPx, places } = cardLayout(cards, { width: 1600, height: 324 });
    expect([cardPx, new Set(places.map(({ width }) => width))]).toEqual([132, new Set([132])]);
  }
});

test('on a wall display cards are as much larger as everything else', () => {
  expect(cardLayout(5, { width: 2600, height: 620 }, { scale: 2.4 }).cardPx).toBe(Math.floor(132 * 2.4));
});

test('a hand too large for its room overflows below, never sideways', () => {
  const room = { width: 200, height: 150 };
  const { heightPx, cardPx, places } = cardLayout(52, room);
  expect(heightPx).toBeGreaterThan(room.height);
  expect(Math.max(...places.map(({ x }) => x)) + cardPx).toBeLessThanOrEqual(room.width + 0.001);
});

test('a room without any width has one card a row', () => {
  for (const cards of [1, 30]) {
    expect(rowsIn(cardLayout(cards, { width: 0, height: 0 }))).toEqual(Array.from({ length: cards }, () => 1));
  }
});
