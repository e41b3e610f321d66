import type { VerbPhrases } from '@shoal/language';
import { countedCards, ofSevens, sevens, theCard, theCards } from '@shoal/language/fr';
import type { GoFishStep } from '../../presentation/turns.ts';

export const steps: VerbPhrases<GoFishStep> = {
  asks: ({ of, rank }, { name, verb }) => `${verb('demande', 'demandes')} ${sevens(rank)} à ${name(of)}`,
  'asks-you': ({ rank }) => `te demande ${sevens(rank)}`,
  'asks-again': ({ rank }, { verb }) => `${verb('demande', 'demandes')} ensuite ${sevens(rank)}`,
  gets: ({ cards }, pen) => `${pen.verb('reçoit', 'reçois')} ${theCards(cards, pen)}`,
  'gets-nothing': (_, { verb }) => verb('ne reçoit rien', 'ne reçois rien'),
  'has-to-fish': (_, { verb }) => verb('doit pêcher', 'dois pêcher'),
  'goes-fishing': (_, { verb }) => verb('va pêcher', 'vas pêcher'),
  fishes: (_, { verb }) => verb('pêche une carte', 'pêches une carte'),
  'fishes-card': ({ card }, pen) => `${pen.verb('pêche', 'pêches')} ${theCard(card, pen)}`,
  'fishes-asked-card': ({ card }, pen) => `${pen.verb('pêche', 'pêches')} par chance ${theCard(card, pen)}`,
  refills: ({ count }, { verb }) => `${verb('refait sa main', 'refais ta main')} avec ${countedCards(count)}`,
  'refills-with': ({ cards }, pen) => `${pen.verb('refait sa main', 'refais ta main')} avec ${theCards(cards, pen)}`,
  'lays-book': ({ rank }, { verb }) => `${verb('pose', 'poses')} un carré ${ofSevens(rank)}`,
  'lays-pair': ({ rank }, { verb }) => `${verb('pose', 'poses')} une paire ${ofSevens(rank)}`,
};
