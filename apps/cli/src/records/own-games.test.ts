import { placesOf, RECORD_FORMAT } from '@shoal/core';
import type { FinishedGame } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { beforeEach, describe, expect, test } from 'vitest';
import { FileError } from '../process/exit-code.ts';
import { chance, newFolder, nextDeal, openStore, planFor, playOn } from '../store/test/matches.ts';
import { ownGameLines, ownGames, ownRecords } from './own-games.ts';

/** A game of Go Fish: who sat there, and how many books they had. */
function goFish(seats: Readonly<Record<string, number>>, endedAt = '2026-11-01T12:00:00.000Z'): FinishedGame {
  const scores = Object.values(seats);
  return {
    ...{ id: endedAt, endedAt, preset: 'standard', deal: 1, goal: null, daily: null, undone: 0 },
    record: {
      ...{ format: RECORD_FORMAT, game: 'go-fish', rules: {}, firstSeat: 0, pack: [], log: [] },
      seats: Object.keys(seats).map((name) => ({ name, player: name === 'Bo' ? 'bot:pike' : 'human' })),
      result: { places: placesOf(scores.length, (a, b) => scores[a] > scores[b]), scores, reason: 'all-books' },
    },
  };
}

describe('a line for each game', () => {
  test('has its number, its date, who played, who won and the score', () => {
    const games = [goFish({ Ann: 4, Bo: 9 }), goFish({ Ann: 8, Bo: 5 }, '2026-10-31T23:59:59.000Z')];
    expect(ownGameLines(games, en)).toEqual([
      '1. 1 Nov 2026, Go Fish with Ann and Bo: Bo wins. Books: Ann\u00a04, Bo\u00a09.',
      '2. 31 Oct 2026, Go Fish with Ann and Bo: Ann wins. Books: Ann\u00a08, Bo\u00a05.',
    ]);
  });

  test('speaks to a player without a name', () => {
    expect(ownGameLines([goFish({ You: 8, Bo: 5 })], en)[0]).toMatch(/: You win! Books: You\s8, Bo\s5\.$/);
  });

  test('lets nothing reach the terminal but print', () => {
    const [line] = ownGameLines([goFish({ 'A\x1b[31mnn\n': 4, Bo: 9 })], en);
    expect(line).toContain('with Ann and Bo');
  });

  test('is refused where there is no game, with a sentence on how to get one', () => {
    expect(() => ownGameLines([], en)).toThrow(FileError);
    expect(() => ownGameLines([], en)).toThrow(en.ownGames.none('shoal'));
  });
});

describe('the games of this machine', () => {
  let home: string;
  beforeEach(() => {
    home = newFolder();
    process.env['SHOAL_HOME'] = home;
  });

  /** Plays deals to their end, one after the other. */
  function played(deals: number): void {
    const { store } = openStore(home);
    const savedMatch = store.begin(planFor('crazy-eights'));
    for (let deal = 1; deal <= deals; deal++) {
      if (deal > 1) nextDeal(savedMatch);
      playOn(savedMatch, chance(deal));
    }
    savedMatch.close();
  }

  test('come newest first', () => {
    played(3);
    expect(ownGames(en).map(({ deal }) => deal)).toEqual([3, 2, 1]);
  });

  test('can be read like records of a file, numbered from the newest', () => {
    played(2);
    const records = [...ownRecords(en)];
    expect(records.map(({ place }) => place)).toEqual([
      { file: 'your finished games', line: 1, game: 1 },
      { file: 'your finished games', line: 2, game: 2 },
    ]);
    expect(records.map(({ read }) => read.record)).toEqual(ownGames(en).map(({ record }) => record));
  });

  test('are none at first, which is said in one sentence', () => {
    expect(ownGames(en)).toEqual([]);
    expect(() => [...ownRecords(en)]).toThrow(en.ownGames.none('shoal'));
  });

  test('hold one that was over when the program crashed', () => {
    const { store } = openStore(home);
    const savedMatch = store.begin(planFor('crazy-eights'));
    playOn(savedMatch, chance(1));
    savedMatch.close();
    expect(ownGames(en).length).toBe(1);
  });
});
