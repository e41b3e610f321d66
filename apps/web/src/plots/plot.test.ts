import { expect, test } from 'vitest';
import { HUES, hueOf } from './plot.tsx';

test('the main seat has the main line, and no two of the next five look alike', () => {
  for (const reviewed of [0, 2, 5]) {
    const hues = Array.from({ length: HUES + 1 }, (_, seat) => hueOf(seat, reviewed));
    expect(hues[reviewed]).toBe('main');
    expect(new Set(hues).size).toBe(HUES + 1);
  }
});
