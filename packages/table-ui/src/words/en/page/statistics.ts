import { plural, whole } from '@shoal/language/en';

/** The statistics in the browser. */
export const statistics = {
  title: 'Statistics',
  tabTitle: 'Statistics – Shoal',
  counting: 'Your games are counted.',
  failed: 'The games could not be counted: load the page again to try once more.',
  nothingYet: 'Nothing to count yet',
  nothingYetHint: 'Play a game to its end, or bring finished games from another browser or the terminal.',
  onlyBots: 'Games that only bots have played are kept, but not counted.',
  yours: 'All your games',
  winShare: 'share of the wins',
  byLevel: 'Against each kind of bot',
  byLevelIn: (game: string): string => `${game} against each kind of bot`,
  byLevelHint:
    'The dot is your share of the wins, the line shows where the true share lies in 19 of 20 cases, and the dashed mark is a fair share.',
  overTime: 'Game by game',
  overTimeIn: (game: string): string => `${game}, game by game`,
  overTimeHint: 'Your share of the wins after each game; the dashed line is a fair share.',
  gameAxis: 'game',
  shareAxis: 'share of the wins',
  levelRow: (level: string, games: number): string =>
    plural(games, { one: `${level}, 1 game`, other: `${level}, ${whole(games)} games` }),
  groups: 'By rules and bots',
  groupsIn: (game: string): string => `${game} by rules and bots`,
  asTable: 'The same as a table',
  legend: 'What the columns mean',
  dailyTitle: 'Daily deals',
  togetherTitle: 'Around one table',
  peopleTable: 'Who won how often',

  // Taking games elsewhere and back.
  filesTitle: 'Take your games with you',
  filesHint:
    'One file holds every finished game. Any browser and the terminal can add it to their own: no game is counted twice.',
  save: 'Save all finished games',
  add: 'Add games from a file',
  adding: 'Every card of every game is checked.',
  fileName: (date: string): string => `shoal-games-${date}.jsonl`,
  saved: (games: number, file: string): string =>
    plural(games, { one: `1 game was saved as ${file}.`, other: `${whole(games)} games were saved as ${file}.` }),
  notSaved: 'The games could not be saved: load the page again and try once more.',
  notRead: 'The file could not be read: choose it once more.',
  unkept: 'This browser does not let the page keep anything, so no game was added.',
  storageFull: 'The storage of this browser is full, so no game was added: free some space and load again.',
  storageOutdated: 'A newer version of this page keeps the games now, so no game was added: load again.',
  /** After the sentence that counts what was added. */
  addedUnkept: (told: string, added: number): string =>
    plural(added, {
      one: `${told} It is not kept: it is lost when you close the page.`,
      other: `${told} They are not kept: they are lost when you close the page.`,
    }),
};
