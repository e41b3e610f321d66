import type { RulesWords } from '../en/rules.ts';

/** What is said about rules beside the rules themselves, in French. */
export const rules: RulesWords = {
  name: ({ preset, changes }) =>
    changes.length === 0 ? `les règles ${preset}` : `les règles ${preset} (${changes.join(' ; ')})`,
  sheetTitle: (title, inForce) => `${title}, selon ${rules.name(inForce)}`,
  presetHeads: { game: 'jeu', preset: 'préréglage', rules: 'règles' },
  sheetHint: (command) => `Pour voir toutes les règles, par exemple : ${command}`,
};
