import type { VerbPhrases } from '@shoal/language';
import { plural, sevens, theCard, theCards } from '@shoal/language/es';
import type { GoFishStep } from '../../presentation/turns.ts';

export const steps: VerbPhrases<GoFishStep> = {
  asks: ({ of, rank }, { name, verb }) => `${verb('le pide', 'le pides')} ${sevens(rank)} a ${name(of)}`,
  'asks-you': ({ rank }) => `te pide ${sevens(rank)}`,
  'asks-again': ({ rank }, { verb }) => `${verb('luego pide', 'luego pides')} ${sevens(rank)}`,
  gets: ({ cards }, pen) => `${pen.verb('recibe', 'recibes')} ${theCards(cards, pen)}`,
  'gets-nothing': (_, { verb }) => verb('no recibe nada', 'no recibes nada'),
  'has-to-fish': (_, { verb }) => verb('tiene que pescar', 'tienes que pescar'),
  'goes-fishing': (_, { verb }) => verb('va a pescar', 'vas a pescar'),
  fishes: (_, { verb }) => verb('pesca una carta', 'pescas una carta'),
  'fishes-card': ({ card }, pen) => `${pen.verb('pesca', 'pescas')} ${theCard(card, pen)}`,
  'fishes-asked-card': ({ card }, pen) => `${pen.verb('pesca', 'pescas')} por suerte ${theCard(card, pen)}`,
  refills: ({ count }, { verb }) =>
    `${verb('roba', 'robas')} ${plural(count, { one: '1 carta', other: `${count} cartas` })} para una mano nueva`,
  'refills-with': ({ cards }, pen) => `${pen.verb('roba', 'robas')} ${theCards(cards, pen)} para una mano nueva`,
  'lays-book': ({ rank }, { verb }) => `${verb('baja', 'bajas')} un cuarteto de ${sevens(rank)}`,
  'lays-pair': ({ rank }, { verb }) => `${verb('baja', 'bajas')} una pareja de ${sevens(rank)}`,
};
