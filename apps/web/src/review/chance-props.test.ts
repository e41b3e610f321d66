import { expect, test } from 'vitest';
import { HUES } from '../plots/line-swatch.tsx';
import { hueOf } from './chance-props.ts';

test('whoever is reviewed has the main line, and no two of the next five look alike', () => {
  for (const reviewed of [0, 2, 5]) {
    const hues = Array.from({ length: HUES + 1 }, (_, seat) => hueOf(seat, reviewed));
    expect(hues[reviewed]).toBe('main');
    expect(new Set(hues).size).toBe(HUES + 1);
  }
});
