import type { SentenceTemplates } from '@shoal/language';
import { aSeven, capital, plural } from '@shoal/language/en';
import type { CrazyEightsPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<CrazyEightsPictureMessage> = {
  match: 'Play a card of the same suit or the same rank.',
  wild: ({ rank }) => `${capital(aSeven(rank))} fits on any card, and you name the suit that follows.`,
  'draw-until': 'If nothing fits, draw until something does.',
  'draw-up-to': ({ limit }) =>
    plural(limit, {
      one: 'If nothing fits, draw a card.',
      other: `If nothing fits, draw until something does, up to ${limit} cards.`,
    }),
  'draw-two': ({ rank }) => `After ${aSeven(rank)}, the next player draws two cards.`,
  skip: ({ rank }) => `After ${aSeven(rank)}, the next player is skipped.`,
  reverse: ({ rank }) => `After ${aSeven(rank)}, play goes the other way round.`,
  'first-out': 'The first player out of cards wins.',
};
