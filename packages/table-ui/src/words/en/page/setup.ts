import { plural } from '@shoal/language/en';

/** Setting up a table in the browser. */
export const setup = {
  tabTitle: (game: string): string => `Set up ${game} – Shoal`,
  games: 'Game',
  seats: 'How many play',
  onlySeats: (count: number): string =>
    plural(count, { one: 'These rules are for 1 player.', other: `These rules are for ${count} players.` }),
  nameAt: (seat: number): string => `Name at seat ${seat}`,
  sitterAt: (seat: number): string => `Who plays at seat ${seat}`,
  person: 'Person',
  bots: 'Bots',
  nobody: 'Only bots play, and you watch.',
  rules: 'Rules',
  readRules: 'Read the rules in force',
  rulesInForce: 'The rules in force',
  options: 'Options, one by one',
  optionsChanged: (count: number): string =>
    plural(count, { one: '1 option changed', other: `${count} options changed` }),
  changed: 'Changed',
  presetSays: (meaning: string): string => `The rules as they come: ${meaning}`,
  inMatch: (meaning: string): string => `In a match: ${meaning}`,
  reset: 'Reset',
  resetOption: (about: string): string => `Reset: ${about}`,
  resetAll: 'Reset all options',
  more: 'Seed and speed',
  seed: 'Seed',
  seedHint: 'The same seed deals the same cards. Leave it empty for cards that nobody has seen.',
  shuffleHint: 'Both are fair. With another shuffle, the same seed deals other cards.',
  start: 'Start',
  failed: 'The table could not be set up: load the page again and start once more.',
};

/** The rules of the games in the browser. */
export const rules = {
  title: (game: string): string => `The rules of ${game}`,
  tabTitle: (game: string): string => `The rules of ${game} – Shoal`,
  presets: 'Which rules',
  options: 'The options, one by one',
  optionsHint: 'Each can be changed when you set up a table. What is in force by these rules is marked.',
  manyValues: (count: number): string =>
    plural(count, { one: 'There is 1 value.', other: `There are ${count} values to choose from.` }),
  inForce: 'In force',
};
