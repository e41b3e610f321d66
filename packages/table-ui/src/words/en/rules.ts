import { allOf, plural } from './grammar.ts';

/** What a table is played by: "classic", or "classic with give=one". */
export interface RulesInForce {
  readonly preset: string;
  /** Options that differ from the preset, as a command line writes them. */
  readonly changes: readonly string[];
}

/** What is said about rules beside the rules themselves. */
export const rules = {
  name: ({ preset, changes }: RulesInForce): string =>
    changes.length === 0 ? `the ${preset} rules` : `the ${preset} rules with ${allOf(changes)}`,
  sheetTitle: (title: string, inForce: RulesInForce): string => `${title}, by ${rules.name(inForce)}`,
  presetHeads: { game: 'game', preset: 'preset', rules: 'rules' },
  sheetHint: 'See the whole sheet with, for example: shoal rules go-fish --preset classic',
};

export type RulesWords = typeof rules;

const stockSentence = (left: number): string =>
  plural(left, { one: 'The card left over is the stock.', other: `The ${left} cards left over are the stock.` });

/** How every game says what is dealt, and what is left. */
export const dealtFromOnePack = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `From one pack of 52, each of the ${seats} players is dealt 1 card.`,
    other: `From one pack of 52, each of the ${seats} players is dealt ${handSize} cards.`,
  })} ${stockSentence(left)}`;

export const dealtFromTwoPacks = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `From two packs shuffled together, each of the ${seats} players is dealt 1 card.`,
    other: `From two packs shuffled together, each of the ${seats} players is dealt ${handSize} cards.`,
  })} ${stockSentence(left)}`;
