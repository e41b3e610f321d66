import { verify } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { describe, expect, test } from 'vitest';
import { chance, linesOf, newMatch, planOfThree, playOn } from '../../test/matches.ts';
import type { Match } from '../match/match.ts';
import { finishedDealOf, finishedIn, idOfDeal, unarchivedGames, unarchivedIn } from './finished-deals.ts';
import { readFinished, writeFinished } from './finished-line.ts';
import { journalIn } from './saved-journal.ts';

const ENDED = new Date('2026-11-16T09:00:00.000Z');

function journalOf(match: Match) {
  const journal = journalIn(linesOf(match), ENDED);
  if (journal === null) throw new Error('the lines were refused');
  return journal;
}

describe.each(GAME_IDS)('a deal of %s', (game) => {
  test('that goes on is no finished game', () => {
    const match = newMatch(planOfThree(game));
    playOn(match, chance(1), 5);
    expect(finishedDealOf('a', match, ENDED)).toBeNull();
    expect(finishedIn(journalOf(match), () => true)).toEqual([]);
  });

  test('that has ended is the same finished game at the table and in the journal, with what was taken back left out', () => {
    const match = newMatch(planOfThree(game, { goal: { type: 'best-of', deals: 5 } }));
    const ended = [1, 2].map((number) => {
      if (number > 1) match.nextDeal(() => 'fresh');
      playOn(match, chance(number));
      return finishedDealOf('a', match, ENDED);
    });
    match.nextDeal(() => 'fresh');
    playOn(match, chance(3), 4);
    expect(finishedIn(journalOf(match), () => true)).toEqual(ended);
    expect(ended.map((finished) => finished?.id)).toEqual([idOfDeal('a', 1), idOfDeal('a', 2)]);
    for (const finished of ended) {
      const reading = finished === null ? null : readFinished(writeFinished(finished));
      expect(reading?.ok && verify(reading.read)).toBeNull();
    }
  });

  test('is missing among the finished games until it is there', () => {
    const match = newMatch(planOfThree(game));
    playOn(match, chance(1));
    match.nextDeal(() => 'fresh');
    playOn(match, chance(2));
    const journal = journalOf(match);
    expect(unarchivedIn(journal, () => false)).toEqual([1, 2]);
    expect(unarchivedGames(journal, (id) => id === 'a-1').map(({ id }) => id)).toEqual(['a-2']);
    expect(unarchivedGames(journal, () => true)).toEqual([]);
  });
});
