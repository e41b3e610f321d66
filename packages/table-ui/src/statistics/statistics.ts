import { type FinishedGame, labelsOf } from '@shoal/room';
import { outcomeOf } from '../finished/outcome.ts';
import { inOrder, type PlayedGame, playedGames } from '../finished/played-game.ts';
import { type DailyStatistics, dailyStatistics } from './daily-statistics.ts';
import { type GameStatistics, gameStatistics, grouped, tallyOfOne } from './game-statistics.ts';
import { type Tally, tallyOf } from './tally.ts';

/** The results of one of several people at one table. */
export interface PersonStatistics extends Tally {
  readonly name: string;
}

/** The games of several people at one table. */
export interface SharedTables {
  readonly games: number;
  /** The person with the most games comes first. */
  readonly people: readonly PersonStatistics[];
}

export interface Statistics {
  /** All games of one person against bots: "your" games. */
  readonly total: Tally;
  readonly games: readonly GameStatistics[];
  readonly daily: DailyStatistics;
  readonly together: SharedTables;
}

/** Counts every finished game once, in any order, without games of bots alone. Takes today as 2026-11-16. */
export function statisticsOf(games: readonly FinishedGame[], today: string): Statistics {
  const played = playedGames(games);
  const yours = played.filter(({ people }) => people.length === 1);
  return {
    total: tallyOfOne(yours),
    games: gameStatistics(yours),
    daily: dailyStatistics(yours, today),
    together: togetherIn(played.filter(({ people }) => people.length > 1)),
  };
}

function togetherIn(games: readonly PlayedGame[]): SharedTables {
  const people = grouped(games.flatMap(appearances), ({ name }) => name)
    .map(([name, those]) => ({ name, ...tallyOf(those.map(({ outcome }) => outcome)) }))
    .sort((a, b) => b.games - a.games || inOrder(a.name, b.name));
  return { games: games.length, people };
}

function appearances(played: PlayedGame) {
  const names = labelsOf(played.people.map((seat) => played.finished.record.seats[seat].name));
  return played.people.map((seat, index) => ({ name: names[index], outcome: outcomeOf(played, seat) }));
}
