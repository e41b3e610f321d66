import type { RulesWords } from '../en/rules.ts';
import { allOf, countedCards, plural } from './grammar.ts';

/** What is said about rules beside the rules themselves, in French. */
export const rules: RulesWords = {
  name: ({ preset, changes }) =>
    changes.length === 0 ? `les règles ${preset}` : `les règles ${preset} avec ${allOf(changes)}`,
  sheetTitle: (title, inForce) => `${title}, selon ${rules.name(inForce)}`,
  presetHeads: { game: 'jeu', preset: 'préréglage', rules: 'règles' },
  sheetHint: 'Pour voir toutes les règles, par exemple : shoal rules go-fish --preset classic',
};

const stockSentence = (left: number): string =>
  plural(left, {
    one: 'La carte restante forme la pioche.',
    other: `Les ${left} cartes restantes forment la pioche.`,
  });

/** How every game says what is dealt, and what is left. */
export const dealtFromOnePack = (seats: number, handSize: number, left: number): string =>
  `Avec un paquet de 52 cartes, chacun des ${seats} joueurs reçoit ${countedCards(handSize)}. ${stockSentence(left)}`;

export const dealtFromTwoPacks = (seats: number, handSize: number, left: number): string =>
  `Avec deux paquets mélangés ensemble, chacun des ${seats} joueurs reçoit ${countedCards(handSize)}. ${stockSentence(left)}`;
