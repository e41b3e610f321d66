import { plural, whole } from '@shoal/language/en';

/** The statistics in the browser. */
export const statistics = {
  title: 'Statistics',
  tabTitle: 'Statistics – Shoal',
  counting: 'Counting your games…',
  failed: 'Your games could not be counted: reload the page to try again.',
  nothingYet: 'No finished games yet',
  nothingYetHint: 'Finish a game, or add finished games from another browser or the terminal.',
  onlyBots: 'Games between bots are saved, but not counted.',
  yours: 'All your games',
  /** A large figure above the name of a game. */
  wonOf: (wins: number, games: number): string => `${whole(wins)} of ${whole(games)}`,
  byLevel: 'Against each bot',
  byLevelIn: (game: string): string => `${game} against each bot`,
  byLevelHint:
    'The dot is the share of games that you won. The fewer games you have played, the longer its line, because so much may be luck. Equally good players would reach the dashed mark.',
  overTime: 'Game by game',
  overTimeIn: (game: string): string => `${game}, game by game`,
  overTimeHint: 'The share of games that you had won by then. Equally good players would stay near the dashed line.',
  gameAxis: 'game',
  shareAxis: 'games won',
  levelRow: (level: string, games: number): string =>
    plural(games, { one: `${level}, 1 game`, other: `${level}, ${whole(games)} games` }),
  groups: 'By rules and bots',
  groupsIn: (game: string): string => `${game} by rules and bots`,
  asTable: 'Show as a table',
  fairLegend: 'Fair is what equally good players would win.',
  dailyTitle: 'Daily deals',
  togetherTitle: 'At one table',
  peopleTable: 'Who won how often',

  // Taking games elsewhere and back.
  filesTitle: 'Take your games with you',
  filesHint:
    'One file holds all your finished games. Add it in any browser or in the terminal: no game is counted twice.',
  save: 'Save all finished games',
  add: 'Add games from a file',
  adding: 'Checking every card of every game…',
  fileName: (date: string): string => `shoal-games-${date}.jsonl`,
  saved: (games: number, file: string): string =>
    plural(games, { one: `1 game saved as ${file}.`, other: `${whole(games)} games saved as ${file}.` }),
  notSaved: 'The games could not be saved: reload the page and try again.',
  notRead: 'The file could not be read: choose it again.',
  unsaved: 'This browser does not let the page save anything, so no game was added.',
  storageFull: "This browser's storage is full, so no game was added: free some space and reload the page.",
  storageOutdated: 'A newer version of this page stores the games now, so no game was added: reload the page.',
  /** After the sentence that counts what was added. */
  addedUnsaved: (told: string, added: number): string =>
    plural(added, {
      one: `${told} It is not saved: it will be lost when you close the page.`,
      other: `${told} They are not saved: they will be lost when you close the page.`,
    }),
};
