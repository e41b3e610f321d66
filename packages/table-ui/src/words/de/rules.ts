import type { RulesWords } from '../en/rules.ts';

/** What is said about rules beside the rules themselves, in German. */
export const rules: RulesWords = {
  name: ({ preset, changes }) =>
    changes.length === 0 ? `der Variante ${preset}` : `der Variante ${preset} (${changes.join('; ')})`,
  sheetTitle: (title, inForce) => `${title}, nach ${rules.name(inForce)}`,
  presetHeads: { game: 'Spiel', preset: 'Variante', rules: 'Regeln' },
  sheetHint: (command) => `Alle Regeln einer Variante zeigt zum Beispiel: ${command}`,
};
