import { GAME_IDS } from '@shoal/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chance, linesOf, newMatch, planOfThree, playOn, seenOf } from '../../test/matches.ts';
import { journalIn, savedGameOf } from './saved-journal.ts';

const CHANGED = new Date('2026-11-16T09:00:00.000Z');
const ODD_VALUES = ['null', '-1', '1e9', '0.5', '"x"', '""', '{}', '[]', 'true', '9', '"__proto__"', '{"toString":1}'];

describe.each(GAME_IDS)('the lines of a journal of %s', (game) => {
  const match = newMatch(planOfThree(game, { goal: { type: 'best-of', deals: 2 } }));
  playOn(match, chance(7), 30);
  const lines = linesOf(match);

  test('give back the match, with what a menu tells of it', () => {
    const journal = journalIn(lines, CHANGED);
    if (journal === null) throw new Error('the lines were refused');
    expect(seenOf(journal.match)).toBe(seenOf(match));
    expect(journal.entries).toEqual(match.entries);
    expect(savedGameOf(journal)).toMatchObject({ id: 'a', dealNumber: 1, totals: [0, 0, 0], changedAt: CHANGED });
  });

  test('without one of them, or with one that is no text, are no journal', () => {
    expect(journalIn([], CHANGED)).toBeNull();
    expect(journalIn([lines[0]], CHANGED)).toBeNull();
    expect(journalIn(lines.slice(1), CHANGED)).toBeNull();
    expect(journalIn(lines.toSpliced(1, 1), CHANGED)).toBeNull();
    for (const at of [0, 1, lines.length - 1]) expect(journalIn([...lines].fill('x', at, at + 1), CHANGED)).toBeNull();
    expect(journalIn([...lines, null], CHANGED)).toBeNull();
  });

  test('in which any value is another one are none, or give a match that can have been', () => {
    const text = lines.join('\n');
    const values = [...text.matchAll(/(?<=:)("[^"]*"|\d+|null)/g)].map(({ 0: value, index }) => ({ value, index }));
    fc.assert(
      fc.property(fc.constantFrom(...values), fc.constantFrom(...ODD_VALUES), ({ value, index }, other) => {
        const changed = text.slice(0, index) + other + text.slice(index + value.length);
        expect(() => journalIn(changed.split('\n'), CHANGED)).not.toThrow();
      }),
      { numRuns: 150 },
    );
  });
});
