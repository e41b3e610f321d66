import type { VerbPhrases } from '@shoal/language';
import { hearts, nth, plural, theCards } from '@shoal/language/en';
import type { CrazyEightsStep } from '../../presentation/turns.ts';

export const steps: VerbPhrases<CrazyEightsStep> = {
  plays: ({ card }, pen) => `${pen.verb('plays', 'play')} the ${pen.card(card)}`,
  names: ({ suit }, { verb }) => `${verb('names', 'name')} ${hearts(suit)}`,
  'goes-drawing': (_, { verb }) => verb('draws', 'draw'),
  draws: ({ count }, { verb }) =>
    `${verb('draws', 'draw')} ${plural(count, { one: '1 card', other: `${count} cards` })}`,
  'draws-cards': ({ cards }, pen) => `${pen.verb('draws', 'draw')} ${theCards(cards, pen)}`,
  'draws-nothing': (_, { verb }) => verb('finds no card to draw', 'find no card to draw'),
  passes: (_, { verb }) => verb('passes', 'pass'),
  'turns-round': (_, { verb }) => verb('reverses the direction', 'reverse the direction'),
  skips: ({ seat }, { name, verb }) => `${verb('skips', 'skip')} ${name(seat)}`,
  'skips-you': () => 'skips you',
  'goes-out': ({ place }, { verb }) => `${verb('goes', 'go')} out in ${nth(place)} place`,
};
