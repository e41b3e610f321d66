import { plural } from '../grammar.ts';

/** The rules of both games in the browser. */
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
