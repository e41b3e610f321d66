import { allOf, plural } from '@shoal/language/en';

/** The first page. */
export const home = {
  title: (games: readonly string[]): string => `Shoal: ${allOf(games)}`,
  tagline: 'Card games, played well. No account, no ads, nothing to install.',
  setUp: (game: string): string => `Set up ${game}`,
  play: 'Play',
  setUpShort: 'Set up',
  continueTitle: 'Continue playing',
  discard: 'Delete',
  discardName: (about: string): string => `Delete: ${about}`,
  keep: 'Keep it',
  openElsewhere: 'open in another window',
  discardElsewhere: 'This game is open in another window: close it there, then delete it.',
  discardFailed: 'The browser could not delete the game: reload the page and try again.',
  passAndPlay: 'Pass and play',
  passAndPlayPitch: 'Several people at one device',
  daily: 'Daily deal',
  dailyPitch: (date: string): string => `The same cards for everyone on ${date}`,
  dailyDone: (date: string): string => `Played: see the deal of ${date} again`,
  rules: 'Rules',
  check: 'Open a record',
  unsaved: 'This browser does not let the page save anything: a game is lost when you close the page.',
  damaged: (count: number): string =>
    plural(count, {
      one: 'One game could not be read; it was left as it is.',
      other: `${count} games could not be read; they were left as they are.`,
    }),
};
