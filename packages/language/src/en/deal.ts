import { plural } from './grammar.ts';

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
