import type { RulesWords } from '../en/rules.ts';
import { allOf, plural } from './grammar.ts';

/** What is said about rules beside the rules themselves, in Spanish. */
export const rules: RulesWords = {
  name: ({ preset, changes }) =>
    changes.length === 0 ? `las reglas ${preset}` : `las reglas ${preset} con ${allOf(changes)}`,
  sheetTitle: (title, inForce) => `${title}, según ${rules.name(inForce)}`,
  presetHeads: { game: 'juego', preset: 'preajuste', rules: 'reglas' },
  sheetHint: 'Para ver todas las reglas, por ejemplo: shoal rules go-fish --preset classic',
};

const stockSentence = (left: number): string =>
  plural(left, { one: 'La carta que sobra forma el mazo.', other: `Las ${left} cartas que sobran forman el mazo.` });

/** How every game says what is dealt, and what is left. */
export const dealtFromOnePack = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `De una baraja de 52 se reparte 1 carta a cada uno de los ${seats} jugadores.`,
    other: `De una baraja de 52 se reparten ${handSize} cartas a cada uno de los ${seats} jugadores.`,
  })} ${stockSentence(left)}`;

export const dealtFromTwoPacks = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `De dos barajas mezcladas se reparte 1 carta a cada uno de los ${seats} jugadores.`,
    other: `De dos barajas mezcladas se reparten ${handSize} cartas a cada uno de los ${seats} jugadores.`,
  })} ${stockSentence(left)}`;
