import type { VerbPhrases } from '@shoal/language';
import { plural, sevens, theCards } from '@shoal/language/en';
import type { GoFishStep } from '../../presentation/turns.ts';

export const steps: VerbPhrases<GoFishStep> = {
  asks: ({ of, rank }, { name, verb }) => `${verb('asks', 'ask')} ${name(of)} for ${sevens(rank)}`,
  'asks-you': ({ rank }) => `asks you for ${sevens(rank)}`,
  'asks-again': ({ rank }, { verb }) => `${verb('then asks', 'then ask')} for ${sevens(rank)}`,
  gets: ({ cards }, pen) => `${pen.verb('gets', 'get')} ${theCards(cards, pen)}`,
  'gets-nothing': (_, { verb }) => verb('gets nothing', 'get nothing'),
  'has-to-fish': (_, { verb }) => verb('has to fish', 'have to fish'),
  'goes-fishing': (_, { verb }) => verb('goes fishing', 'go fishing'),
  fishes: (_, { verb }) => verb('fishes a card', 'fish a card'),
  'fishes-card': ({ card }, pen) => `${pen.verb('fishes', 'fish')} the ${pen.card(card)}`,
  'fishes-asked-card': ({ card }, pen) => `${pen.verb('luckily fishes', 'luckily fish')} the ${pen.card(card)}`,
  refills: ({ count }, { verb }) =>
    `${verb('draws', 'draw')} ${plural(count, { one: '1 card', other: `${count} cards` })} for a new hand`,
  'refills-with': ({ cards }, pen) => `${pen.verb('draws', 'draw')} ${theCards(cards, pen)} for a new hand`,
  'lays-book': ({ rank }, { verb }) => `${verb('lays', 'lay')} down a book of ${sevens(rank)}`,
  'lays-pair': ({ rank }, { verb }) => `${verb('lays', 'lay')} down a pair of ${sevens(rank)}`,
};
