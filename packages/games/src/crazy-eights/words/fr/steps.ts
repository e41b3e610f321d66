import type { VerbPhrases } from '@shoal/language';
import { countedCards, heart, nth, theCard, theCards } from '@shoal/language/fr';
import type { CrazyEightsStep } from '../../presentation/turns.ts';

export const steps: VerbPhrases<CrazyEightsStep> = {
  plays: ({ card }, pen) => `${pen.verb('joue', 'joues')} ${theCard(card, pen)}`,
  names: ({ suit }, { verb }) => `${verb('annonce', 'annonces')} ${heart(suit)}`,
  'goes-drawing': (_, { verb }) => verb('pioche', 'pioches'),
  draws: ({ count }, { verb }) => `${verb('pioche', 'pioches')} ${countedCards(count)}`,
  'draws-cards': ({ cards }, pen) => `${pen.verb('pioche', 'pioches')} ${theCards(cards, pen)}`,
  'draws-nothing': (_, { verb }) => `ne ${verb('trouve', 'trouves')} plus de carte à piocher`,
  passes: (_, { verb }) => verb('passe', 'passes'),
  'turns-round': (_, { verb }) => `${verb('inverse', 'inverses')} le sens du jeu`,
  skips: ({ seat }, { name, verb }) => `${verb('fait', 'fais')} perdre son tour à ${name(seat)}`,
  'skips-you': () => 'te fait perdre ton tour',
  'goes-out': ({ place }, { verb }) => `${verb('prend', 'prends')} la ${nth(place)} place`,
};
