import { allOf, plural } from '@shoal/language/en';

/** The first page. */
export const home = {
  title: (games: readonly string[]): string => `Shoal: ${allOf(games)}`,
  tagline: 'Card games, played well. No account, no ads, nothing to install.',
  setUp: (game: string): string => `Set up ${game}`,
  setUpShort: 'Set up',
  continueTitle: 'Go on playing',
  discard: 'Throw away',
  discardName: (about: string): string => `Throw away: ${about}`,
  keep: 'Keep it',
  openElsewhere: 'open in another window',
  discardElsewhere: 'This game is open in another window: close it there, then throw it away.',
  discardFailed: 'The browser did not let the game go: load the page again and try once more.',
  passAndPlay: 'Pass and play',
  passAndPlayPitch: 'Several people at one device',
  daily: 'Daily deal',
  dailyPitch: (date: string): string => `The same cards for everybody on ${date}`,
  dailyDone: (date: string): string => `Played: look at the deal of ${date} again`,
  rules: 'Rules',
  check: 'Open a record',
  unkept: 'This browser does not let the page keep anything: a game is lost when you close it.',
  damaged: (count: number): string =>
    plural(count, {
      one: 'One game could not be read and was left alone.',
      other: `${count} games could not be read and were left alone.`,
    }),
};
