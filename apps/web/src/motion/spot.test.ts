import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardIn } from './spot.ts';

test('a card flies from and to the middle of a place, in the shape of a card', () => {
  const length = fc.double({ min: 0, max: 3000, noNaN: true });
  const spot = fc.record({ left: length, top: length, width: length, height: length });
  fc.assert(
    fc.property(spot, fc.double({ min: 1, max: 200, noNaN: true }), (place, width) => {
      const card = cardIn(place, width);
      expect(card.width).toBe(width);
      expect(card.height / card.width).toBeCloseTo(64 / 44);
      expect(card.left + card.width / 2).toBeCloseTo(place.left + place.width / 2);
      expect(card.top + card.height / 2).toBeCloseTo(place.top + place.height / 2);
    }),
  );
});
