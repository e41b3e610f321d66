import { GAME_IDS } from '@shoal/games';
import type { FinishedGame } from '@shoal/room';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runningShare } from './share-curve.ts';
import { statisticsOf } from './statistics.ts';
import { drawnGames } from './test/drawn-games.ts';

const TODAY = '2026-11-16';
const statisticsIn = (drawing: string) => statisticsOf(drawnGames(drawing), TODAY);

/** The only group of the only game. */
function groupIn(drawing: string) {
  const { games } = statisticsIn(drawing);
  expect([games.length, games[0].groups.length]).toEqual([1, 1]);
  return games[0].groups[0];
}

describe('the games of one person', () => {
  test('are grouped by game, preset and level, presets as the game lists them and levels from the weakest', () => {
    const { games, total } = statisticsIn(`
      crazy-eights quick     You=0 Bo:pike=9
      go-fish      classic   You=7 Bo:minnow=6
      go-fish      standard  You=7 Bo:dolphin=6
      go-fish      standard  You=7 Bo:minnow=4 Cy:pike=2
      go-fish      standard  You=7 Bo:random=6
      go-fish      standard  You=7 Bo:minnow=6
      go-fish      standard  You=7 Bo:minnow=4 Cy:minnow=2`);
    const found = games.map(({ game, groups }) => [game, groups.map((one) => [one.preset, one.level, one.games])]);
    expect(found).toEqual([
      [
        'go-fish',
        [
          ['standard', 'minnow', 2],
          ['standard', 'dolphin', 1],
          ['standard', 'random', 1],
          ['standard', 'mixed', 1],
          ['classic', 'minnow', 1],
        ],
      ],
      ['crazy-eights', [['quick', 'pike', 1]]],
    ]);
    expect([total.games, games[0].total.games]).toEqual([7, 6]);
  });

  test('give a win share in which a shared win counts in parts, beside a fair share for their seats', () => {
    const group = groupIn(`
      go-fish standard You=7 Bo:pike=4 Cy:pike=2
      go-fish standard You=5 Bo:pike=5 Cy:pike=3
      go-fish standard You=4 Bo:pike=9
      go-fish standard You=3 Bo:pike=6 Cy:pike=4`);
    expect([group.games, group.wins, group.sharedWins]).toEqual([4, 2, 1]);
    expect(group.results).toEqual([1, 0.5, 0, 0]);
    expect(group.winShare).toBe(0.375);
    expect(group.fairShare).toBeCloseTo((1 / 3 + 1 / 3 + 1 / 2 + 1 / 3) / 4);
    expect(group.interval.low).toBeLessThan(0.1);
    expect(group.interval.high).toBeGreaterThan(0.8);
  });

  test('have their best in the most books of Go Fish, and in the fewest points of Crazy Eights', () => {
    const goFish = groupIn(`
      go-fish standard You=7 Bo:pike=6
      go-fish standard You=4 Bo:pike=9`);
    const crazyEights = groupIn(`
      crazy-eights standard You=12 Bo:pike=0
      crazy-eights standard You=20 Bo:pike=0`);
    expect(goFish.score).toEqual({ mean: 5.5, best: 7 });
    expect(crazyEights.score).toEqual({ mean: 16, best: 12 });
    expect(crazyEights.wins).toBe(0);
  });

  test('have no best in the pairs of Old Maid, which decide nothing', () => {
    expect(groupIn('old-maid standard You=9 Bo:pike=8').score).toEqual({ mean: 9, best: null });
  });

  test('have a streak of wins up to the last one, and a longest one', () => {
    const group = groupIn(`
      go-fish standard You=7 Bo:pike=6
      go-fish standard You=8 Bo:pike=5
      go-fish standard You=9 Bo:pike=4
      go-fish standard You=2 Bo:pike=9
      go-fish standard You=7 Bo:pike=6 undo`);
    expect(group.streak).toEqual({ current: 1, longest: 3 });
    expect(group.gamesWithUndo).toBe(1);
  });

  test('make a curve of the win share after each of them', () => {
    expect(runningShare([1, 0, 0.5, 0.5])).toEqual([1, 0.5, 0.5, 0.5]);
  });
});

describe('daily deals', () => {
  test('in a row are a streak, which lasts while that of today is still to be played', () => {
    const { daily } = statisticsIn(`
      go-fish      standard You=7 Bo:pike=6 2026-11-10
      go-fish      standard You=7 Bo:pike=6 2026-11-13
      crazy-eights standard You=9 Bo:pike=0 2026-11-14
      go-fish      standard You=7 Bo:pike=6 2026-11-15`);
    expect(daily).toEqual({
      all: { dates: 4, wins: 3 },
      current: { dates: 3, wins: 2 },
      longest: { dates: 3, wins: 2 },
      isTodayFinished: false,
    });
  });

  test('of yesterday and today go on, and a day without one ends the streak', () => {
    const before = 'go-fish standard You=7 Bo:pike=6 2026-11-14';
    const today = 'go-fish standard You=3 Bo:pike=9 2026-11-16';
    expect(statisticsIn(before).daily.current).toEqual({ dates: 0, wins: 0 });
    const { current, longest, isTodayFinished } = statisticsIn(`${before}\n${today}`).daily;
    expect([current, longest, isTodayFinished]).toEqual([{ dates: 1, wins: 0 }, { dates: 1, wins: 0 }, true]);
  });

  test('count once a date, the first time, and only the deal that everybody gets', () => {
    const [first, again, next] = drawnGames(`
      go-fish standard You=3 Bo:pike=9 2026-11-16
      go-fish standard You=9 Bo:pike=3 2026-11-16
      go-fish standard You=9 Bo:pike=3 2026-11-15`);
    const { daily, total } = statisticsOf([first, again, { ...next, deal: 2 }], TODAY);
    expect(daily.all).toEqual({ dates: 1, wins: 0 });
    expect(total.games).toBe(3);
  });

  test('of days to come count, but not for the streak of today', () => {
    const { daily } = statisticsIn(`
      go-fish standard You=7 Bo:pike=6 2026-11-16
      go-fish standard You=7 Bo:pike=6 2026-11-17`);
    expect([daily.current.dates, daily.longest.dates]).toEqual([1, 2]);
  });
});

test('games of several people are counted by name, apart from those of one', () => {
  const { total, together } = statisticsIn(`
    go-fish      standard Ann=7 Ben=4 Cy:pike=2
    go-fish      standard Ben=5 Ann=5 Dee=3
    crazy-eights standard Ben=0 Alex=4 Alex=9`);
  expect(total.games).toBe(0);
  expect(together.games).toBe(3);
  expect(together.people.map(({ name, games, wins, sharedWins }) => [name, games, wins, sharedWins])).toEqual([
    ['Ben', 3, 2, 1],
    ['Ann', 2, 2, 1],
    ['Alex', 1, 0, 0],
    ['Alex (2)', 1, 0, 0],
    ['Dee', 1, 0, 0],
  ]);
});

test('games of bots alone, games without an end and games that nobody knows any more do not count', () => {
  const [bots, person] = drawnGames(`
    go-fish standard Ann:pike=7 Bo:pike=6
    go-fish standard You=7 Bo:pike=6`);
  const { result: _, ...record } = person.record;
  const unfinished = { ...person, record };
  const unknown = { ...person, record: { ...person.record, game: 'whist' } };
  const { total, together } = statisticsOf([bots, unfinished, unknown], TODAY);
  expect([total.games, together.games]).toEqual([0, 0]);
});

test('the same game is never counted twice', () => {
  const games = drawnGames('go-fish standard You=7 Bo:pike=6');
  expect(statisticsOf([...games, ...games], TODAY).total.games).toBe(1);
});

const anySeat = fc.tuple(fc.constantFrom('human', 'bot:minnow', 'bot:pike'), fc.integer({ min: 0, max: 6 }));
const anyLine = fc
  .record({
    game: fc.constantFrom(...GAME_IDS),
    preset: fc.constantFrom('standard', 'house'),
    seats: fc.array(anySeat, { minLength: 2, maxLength: 4 }),
    end: fc.constantFrom('', 'undo', '2026-11-15', '2026-11-16'),
  })
  .map(({ game, preset, seats, end }) => {
    const drawn = seats.map(([player, score], seat) => `${player.replace(/^human|^bot/, `P${seat}`)}=${score}`);
    return `${game} ${preset} ${drawn.join(' ')} ${end}`;
  });
/** Few different minutes, so that many games end at the same time. */
const anyGames = fc
  .array(fc.tuple(anyLine, fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 30 })
  .map((lines) =>
    drawnGames(lines.map(([line]) => line).join('\n')).map(
      (game, index): FinishedGame => ({ ...game, endedAt: `2026-11-01T12:00:0${lines[index][1]}.000Z` }),
    ),
  );

const peopleIn = ({ record }: FinishedGame) => record.seats.filter(({ player }) => player === 'human').length;

test('every game of one person is in exactly one group, and in one total', () => {
  fc.assert(
    fc.property(anyGames, (games) => {
      const { total, games: byGame } = statisticsOf(games, TODAY);
      const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
      expect(total.games).toBe(games.filter((game) => peopleIn(game) === 1).length);
      expect(sum(byGame.map((one) => one.total.games))).toBe(total.games);
      for (const one of byGame) {
        expect(sum(one.groups.map((group) => group.games))).toBe(one.total.games);
        expect(sum(one.groups.map((group) => group.wins))).toBe(one.total.wins);
        expect(new Set(one.groups.map(({ preset, level }) => `${preset} ${level}`)).size).toBe(one.groups.length);
      }
    }),
  );
});

test('a win share lies within its interval, and no streak is longer than the wins', () => {
  fc.assert(
    fc.property(anyGames, (games) => {
      const { total, games: byGame, together } = statisticsOf(games, TODAY);
      for (const tally of [total, ...byGame.flatMap((one) => [one.total, ...one.groups]), ...together.people]) {
        const { low, high } = tally.interval;
        expect(0 <= low && low <= tally.winShare && tally.winShare <= high && high <= 1).toBe(true);
        expect(tally.streak.current).toBeLessThanOrEqual(tally.streak.longest);
        expect(tally.streak.longest).toBeLessThanOrEqual(tally.wins);
        expect(tally.sharedWins).toBeLessThanOrEqual(tally.wins);
        expect(tally.results.filter((result) => result > 0).length).toBe(tally.wins);
      }
    }),
  );
});

test('the order in which games are listed does not matter, also where they ended at the same time', () => {
  const anyOrder = anyGames.chain((games) =>
    fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length })),
  );
  fc.assert(
    fc.property(anyOrder, ([games, shuffled]) => {
      expect(statisticsOf(shuffled, TODAY)).toEqual(statisticsOf(games, TODAY));
    }),
  );
});
