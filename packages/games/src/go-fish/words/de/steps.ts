import type { VerbPhrases } from '@shoal/language';
import { plural, sevens, theCard, theCards, toSevens } from '@shoal/language/de';
import type { GoFishStep } from '../../presentation/turns.ts';

export const steps: VerbPhrases<GoFishStep> = {
  asks: ({ of, rank }, { name, verb }) => `${verb('fragt', 'fragst')} ${name(of)} nach ${toSevens(rank)}`,
  'asks-you': ({ rank }) => `fragt dich nach ${toSevens(rank)}`,
  'asks-again': ({ rank }, { verb }) => `${verb('fragt', 'fragst')} dann nach ${toSevens(rank)}`,
  gets: ({ cards }, pen) => `${pen.verb('bekommt', 'bekommst')} ${theCards(cards, pen)}`,
  'gets-nothing': (_, { verb }) => verb('bekommt nichts', 'bekommst nichts'),
  'has-to-fish': (_, { verb }) => verb('muss fischen', 'musst fischen'),
  'goes-fishing': (_, { verb }) => verb('geht fischen', 'gehst fischen'),
  fishes: (_, { verb }) => verb('fischt eine Karte', 'fischst eine Karte'),
  'fishes-card': ({ card }, pen) => `${pen.verb('fischt', 'fischst')} ${theCard(card, pen, 'accusative')}`,
  'fishes-asked-card': ({ card }, pen) =>
    `${pen.verb('fischt', 'fischst')} zum Glück ${theCard(card, pen, 'accusative')}`,
  refills: ({ count }, { verb }) =>
    `${verb('zieht', 'ziehst')} ${plural(count, { one: 'eine Karte', other: `${count} Karten` })} nach`,
  'refills-with': ({ cards }, pen) => `${pen.verb('zieht', 'ziehst')} ${theCards(cards, pen)} nach`,
  'lays-book': ({ rank }, { verb }) => `${verb('legt', 'legst')} ein Quartett ${sevens(rank)} aus`,
  'lays-pair': ({ rank }, { verb }) => `${verb('legt', 'legst')} ein Paar ${sevens(rank)} aus`,
};
