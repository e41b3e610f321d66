import { plural } from './grammar.ts';

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
