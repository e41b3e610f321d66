import { allOf, longDate, plural, shortDate, whole } from '@shoal/language/en';

/** How many games of a file were new, and how many were there before. */
export interface ImportedGames {
  readonly added: number;
  readonly known: number;
}

/** What is said about the games of this machine: those that wait, those that are finished, and daily deals. */
export const ownGames = {
  // Games that wait.
  savedForLater: (command: string): string => `Your game is saved: ${command} resumes it.`,
  nothingToContinue: (command: string): string => `There is no game to continue; start a new one with ${command}.`,

  // Finished games.
  place: 'your finished games',
  none: (command: string): string => `Your finished games will appear here; start one with ${command}.`,
  noneCounted: (command: string): string =>
    `No finished games yet; play one with ${command}, and it will be counted here.`,
  line: (number: number, date: string, game: string, others: readonly string[], ending: string): string =>
    others.length === 0
      ? `${whole(number)}. ${shortDate(date)}, ${game}: ${ending}`
      : `${whole(number)}. ${shortDate(date)}, ${game} with ${allOf(others)}: ${ending}`,
  noSuchGame: (wanted: number, games: number): string =>
    plural(games, {
      one: `There is no game ${whole(wanted)}: you have finished only 1.`,
      other: `There is no game ${whole(wanted)}: you have finished only ${whole(games)}.`,
    }),
  exported: (games: number, file: string): string =>
    plural(games, { one: `1 game written to ${file}.`, other: `${whole(games)} games written to ${file}.` }),
  added: (games: number): string => plural(games, { one: '1 game added.', other: `${whole(games)} games added.` }),
  imported: ({ added, known }: ImportedGames): string => {
    const were = plural(known, { one: '1 was already there.', other: `${whole(known)} were already there.` });
    return plural(added, { one: `1 game added; ${were}`, other: `${whole(added)} games added; ${were}` });
  },
  botsLeftOut: (games: number): string =>
    plural(games, {
      one: '1 game was left out, because only bots played it.',
      other: `${whole(games)} games were left out, because only bots played them.`,
    }),

  // Daily deals.
  dailyNotPlayed: (date: string, command: string): string =>
    `You have not played the daily deal of ${longDate(date)} yet; start it with ${command}.`,
  dailyPlayed: (date: string): string =>
    `You have already played the daily deal of ${longDate(date)}; there is a new one every day.`,
  shareThis: 'To share the result, copy this line:',
};

export type OwnGamesWords = typeof ownGames;
