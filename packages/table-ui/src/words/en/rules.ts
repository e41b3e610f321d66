/** What a table is played by: "classic", or "classic (give=one)". */
export interface RulesInForce {
  readonly preset: string;
  /** Options that differ from the preset: in words, or in a measurement as a command line writes them. */
  readonly changes: readonly string[];
}

/** What is said about rules beside the rules themselves. */
export const rules = {
  name: ({ preset, changes }: RulesInForce): string =>
    changes.length === 0 ? `the ${preset} rules` : `the ${preset} rules (${changes.join('; ')})`,
  sheetTitle: (title: string, inForce: RulesInForce): string => `${title}, by ${rules.name(inForce)}`,
  presetHeads: { game: 'game', preset: 'preset', rules: 'rules' },
  sheetHint: (command: string): string => `For all the rules of a preset, try: ${command}`,
};

export type RulesWords = typeof rules;
