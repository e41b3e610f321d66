import { plural } from '@shoal/language/en';

/** Setting up a table in the browser. */
export const setup = {
  tabTitle: (game: string): string => `Set up ${game} – Shoal`,
  games: 'Game',
  seats: 'Number of players',
  onlySeats: (count: number): string =>
    plural(count, { one: 'These rules are for 1 player.', other: `These rules are for ${count} players.` }),
  nameAt: (seat: number): string => `Name at seat ${seat}`,
  sitterAt: (seat: number): string => `Who plays at seat ${seat}`,
  strengthAt: (seat: number): string => `Strength of the bot at seat ${seat}`,
  person: 'Person',
  bot: 'Bot',
  nobody: 'Only bots play; you watch.',
  rules: 'Rules',
  readRules: 'Rules of this table',
  rulesInForce: 'Rules of this table',
  options: 'More options',
  optionsChanged: (count: number): string =>
    plural(count, { one: '1 option changed', other: `${count} options changed` }),
  changed: 'Changed',
  presetSays: (meaning: string): string => `Default: ${meaning}`,
  inMatch: (meaning: string): string => `In a match: ${meaning}`,
  reset: 'Reset',
  resetOption: (about: string): string => `Reset: ${about}`,
  resetAll: 'Reset all options',
  more: 'Seed and speed',
  seed: 'Seed',
  seedHint: 'The same seed deals the same cards. Leave it empty for a fresh shuffle.',
  shuffleHint: 'Both are fair. With another shuffle, the same seed deals other cards.',
  start: 'Start',
  failed: 'The table could not be set up: reload the page and try again.',
};

/** The rules of the games in the browser. */
export const rules = {
  title: (game: string): string => `Rules of ${game}`,
  tabTitle: (game: string): string => `Rules of ${game} – Shoal`,
  presets: 'Which rules',
  options: 'All options',
  optionsHint: 'You can change each one when you set up a table. The values that these rules use are marked.',
  manyValues: (count: number): string =>
    plural(count, { one: 'There is 1 value.', other: `There are ${count} values to choose from.` }),
  inForce: 'In use',
};
