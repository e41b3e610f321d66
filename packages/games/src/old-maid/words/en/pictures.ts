import type { SentenceTemplates } from '@shoal/language';
import type { OldMaidPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<OldMaidPictureMessage> = {
  take: "Take a card from the next player's hand without seeing it.",
  'pair-of-rank': 'Two cards of a rank are a pair, which you lay down.',
  'pair-of-colour': 'Two cards of the same rank and colour are a pair, which you lay down.',
  'queen-left-over': 'One queen has no partner. The player who is left with her is the old maid.',
  'secret-left-over':
    'One card has no partner, and nobody knows which. The player who is left with it is the old maid.',
};
