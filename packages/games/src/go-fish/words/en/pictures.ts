import type { SentenceTemplates } from '@shoal/language';
import { sevens } from '@shoal/language/en';
import type { GoFishPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<GoFishPictureMessage> = {
  ask: ({ rank }) => `Ask another player for a rank you hold, such as ${sevens(rank)}.`,
  'any-sevens': ({ rank }) => `Any ${sevens(rank)}?`,
  'all-given': 'If that player has some, you get all of them.',
  'all-given-go-again': 'If that player has some, you get all of them, and you go again.',
  'one-given': 'If that player has some, you get one of them.',
  'one-given-go-again': 'If that player has some, you get one of them, and you go again.',
  miss: 'If not, you draw a card from the stock.',
  'go-fish': 'Go fish!',
  'most-books': 'Four of a rank are a book, which you lay down. The most books win.',
  'most-pairs': 'Two of a rank are a pair, which you lay down. The most pairs win.',
  'books-first-out': 'Four of a rank are a book, which you lay down. The first player out of cards wins.',
  'pairs-first-out': 'Two of a rank are a pair, which you lay down. The first player out of cards wins.',
};
