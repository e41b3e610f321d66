import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardLayout, cardLayout } from './card-layout.ts';

/** From the smallest phone to a wall display, less the page margins. */
const WIDTHS = Array.from({ length: 2560 - 304 + 1 }, (_, more) => 304 + more);
/** Heights available to the hand, from a phone in landscape to a wall display. */
const HEIGHTS = [150, 168, 192, 240, 324, 480];
const CARDS = Array.from({ length: 52 }, (_, more) => more + 1);

const CARD_RATIO = 64 / 44;
/** Another row pays off only if it makes cards wider by this factor. */
const WORTH_A_ROW = 1.3;
/** From this width on, gaps are wider. */
const WIDE = 600;

const leastFor = (cards: number): number => (cards > 21 ? 34 : 44);
const rowsOf = (cards: number, { perRow }: CardLayout): number => Math.ceil(cards / perRow);
const widthOf = ({ cardPx, gapPx, perRow }: CardLayout): number => perRow * (cardPx + gapPx) - gapPx;
const heightOf = (cards: number, layout: CardLayout): number =>
  rowsOf(cards, layout) * (layout.cardPx * CARD_RATIO + layout.gapPx) - layout.gapPx;

/** Lists every hand size and width at which the condition holds. */
function wrongAt(height: number, isWrong: (cards: number, width: number) => boolean): string[] {
  return CARDS.flatMap((cards) =>
    WIDTHS.filter((width) => isWrong(cards, width)).map((width) => `${cards} cards in ${width} × ${height}`),
  );
}

describe.each(HEIGHTS)('in a room %i pixels high', (height) => {
  const at = (cards: number, width: number) => cardLayout(cards, { width, height });

  test('a card is as wide as a finger, and a little less where there are more than 21', () => {
    expect(wrongAt(height, (cards, width) => at(cards, width).cardPx < leastFor(cards))).toEqual([]);
  });

  test('every row fits the width', () => {
    expect(wrongAt(height, (cards, width) => widthOf(at(cards, width)) > width)).toEqual([]);
  });

  test('a hand is higher than its room only where its cards are as small as they may be', () => {
    const isTooHigh = (cards: number, width: number) => {
      const layout = at(cards, width);
      return heightOf(cards, layout) > height && layout.cardPx > leastFor(cards);
    };
    expect(wrongAt(height, isTooHigh)).toEqual([]);
  });

  test('more width makes no card narrower unless it saves a row, which is never worth more than a third', () => {
    const isWorse = (cards: number, width: number) => {
      const [before, after] = [at(cards, width), at(cards, width + 1)];
      if (after.cardPx >= before.cardPx) return false;
      if (rowsOf(cards, after) < rowsOf(cards, before)) return before.cardPx > (after.cardPx + 1) * WORTH_A_ROW;
      return width + 1 !== WIDE || before.cardPx - after.cardPx > after.gapPx - before.gapPx;
    };
    expect(wrongAt(height, isWorse)).toEqual([]);
  });
});

test('more height makes no card narrower', () => {
  const room = fc.record({ width: fc.integer({ min: 304, max: 2560 }), height: fc.integer({ min: 100, max: 700 }) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 52 }), room, (cards, { width, height }) => {
      const [low, high] = [height, height + 1].map((one) => cardLayout(cards, { width, height: one }));
      expect(high.cardPx).toBeGreaterThanOrEqual(low.cardPx);
    }),
    { numRuns: 1000 },
  );
});

test('thirteen stacks have two rows at most on a phone, and 21 cards have three', () => {
  const phone = { width: 344, height: 212 };
  expect(rowsOf(13, cardLayout(13, phone))).toBe(2);
  expect(rowsOf(21, cardLayout(21, phone))).toBe(3);
  expect(cardLayout(7, { width: 344, height: 168 })).toEqual({ cardPx: 44, gapPx: 6, perRow: 7 });
});

test('a few cards on a large screen stand in one row, and are no larger than a card should be', () => {
  for (const cards of [1, 2, 3, 5, 7]) {
    const { cardPx, perRow } = cardLayout(cards, { width: 1600, height: 324 });
    expect([cardPx, perRow]).toEqual([132, cards]);
  }
});

test('a room without any width has one card a row', () => {
  for (const cards of [1, 30]) expect(cardLayout(cards, { width: 0, height: 0 }).perRow).toBe(1);
});
