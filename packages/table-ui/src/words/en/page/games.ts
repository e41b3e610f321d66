import { allOf, plural, whole } from '@shoal/language/en';

/** Finished games, the newest first. */
export const games = {
  title: 'Finished games',
  tabTitle: 'Finished games – Shoal',
  count: (count: number): string =>
    plural(count, { one: '1 game, saved in this browser', other: `${whole(count)} games, saved in this browser` }),
  /** When some games are not saved. */
  countUnsaved: (count: number): string => plural(count, { one: '1 game', other: `${whole(count)} games` }),
  today: 'Today',
  yesterday: 'Yesterday',
  about: (game: string, others: readonly string[]): string =>
    others.length === 0 ? game : `${game} with ${allOf(others)}`,
  daily: (date: string, about: string): string => `Daily deal of ${date}: ${about}`,
  review: 'Review',
  /** A link among many, as a screen reader says it. */
  reviewNamed: (about: string, when: string): string => `Review: ${about}, ${when}`,
  more: (left: number): string => plural(left, { one: 'Show 1 more', other: `Show more (${whole(left)} left)` }),
  failed: 'Your finished games could not be read: reload the page.',
  openRecord: 'Open a record from a file',
};
