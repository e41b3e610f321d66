import { allOf, longDate, plural, shortDate, whole } from '@shoal/language/en';

/** How many games of a file were new, and how many were there before. */
interface ImportedGames {
  readonly added: number;
  readonly known: number;
}

/** What is said about the games of this machine: those that wait, those that are finished, and daily deals. */
export const ownGames = {
  // Games that wait.
  keptForLater: 'The game is kept: shoal --continue goes on with it.',
  nothingToContinue: 'There is no game to continue; shoal starts a new one.',

  // Finished games.
  place: 'your finished games',
  none: 'No game was finished yet; shoal starts one, and then it is here.',
  noneCounted: 'No game has been finished yet: play one with shoal play, and it is counted here.',
  line: (number: number, date: string, game: string, others: readonly string[], ending: string): string =>
    others.length === 0
      ? `${whole(number)}. ${shortDate(date)}, ${game}: ${ending}`
      : `${whole(number)}. ${shortDate(date)}, ${game} with ${allOf(others)}: ${ending}`,
  noSuchGame: (wanted: number, games: number): string =>
    plural(games, {
      one: `There is no game ${whole(wanted)}: only 1 is finished.`,
      other: `There is no game ${whole(wanted)}: only ${whole(games)} are finished.`,
    }),
  exported: (games: number, file: string): string =>
    plural(games, { one: `1 game was written to ${file}.`, other: `${whole(games)} games were written to ${file}.` }),
  imported: ({ added, known }: ImportedGames): string => {
    const were = plural(known, { one: '1 was there already.', other: `${whole(known)} were there already.` });
    return plural(added, { one: `1 game was added; ${were}`, other: `${whole(added)} games were added; ${were}` });
  },

  // Daily deals.
  dailyNotPlayed: (date: string): string =>
    `The daily deal of ${longDate(date)} was not played yet; shoal daily ${date} deals it.`,
  dailyPlayed: (date: string): string =>
    `You have played the daily deal of ${longDate(date)}; every day has a new one.`,
  shareThis: 'To share the result, copy this line:',
};

export type OwnGamesWords = typeof ownGames;
