import { SPEEDS } from '@shoal/table-ui';
import { expect, test } from 'vitest';
import { BOOK_MS, CARD_MS, DEAL_MS, motionFactor, SETTLE_MS, STAGGER_MS } from './timing.ts';

test('a faster table moves faster, and an instant one does not move at all', () => {
  const factors = SPEEDS.map((speed) => motionFactor(speed, false));
  expect(factors).toEqual([1.6, 1, 0.5, 0]);
});

test('nothing moves for whoever wants no motion, whatever the speed', () => {
  for (const speed of SPEEDS) expect(motionFactor(speed, true)).toBe(0);
});

test('every motion is over before anybody waits for it', () => {
  expect([DEAL_MS, CARD_MS, STAGGER_MS, BOOK_MS]).toEqual([900, 200, 40, 600]);
  expect(SETTLE_MS).toBeLessThanOrEqual(CARD_MS);
});
