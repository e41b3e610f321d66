import type { RulesWords } from '../en/rules.ts';

/** What is said about rules beside the rules themselves, in Spanish. */
export const rules: RulesWords = {
  name: ({ preset, changes }) =>
    changes.length === 0 ? `las reglas ${preset}` : `las reglas ${preset} (${changes.join('; ')})`,
  sheetTitle: (title, inForce) => `${title}, según ${rules.name(inForce)}`,
  presetHeads: { game: 'juego', preset: 'preajuste', rules: 'reglas' },
  sheetHint: (command) => `Para ver todas las reglas, por ejemplo: ${command}`,
};
