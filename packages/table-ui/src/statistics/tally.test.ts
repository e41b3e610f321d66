import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streakOf } from './tally.ts';

const letters = (wins: readonly boolean[]): string => wins.map((isWin) => (isWin ? 'W' : '-')).join('');
const longestIn = (text: string): number => Math.max(...text.split('-').map(({ length }) => length));

test('the longest streak is the longest row of wins, and the current one ends the list', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (wins) => {
      const { current, longest } = streakOf(wins);
      expect(longest).toBe(longestIn(letters(wins)));
      expect(current).toBe(/W*$/.exec(letters(wins))?.[0].length);
    }),
  );
});
