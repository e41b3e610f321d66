import { countedCards, plural } from './grammar.ts';

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
