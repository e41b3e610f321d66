import type { SentenceTemplates } from '@shoal/language';
import { sevens } from '@shoal/language/fr';
import type { GoFishPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<GoFishPictureMessage> = {
  ask: ({ rank }) => `Demande à un autre joueur une valeur que tu as en main, par exemple ${sevens(rank)}.`,
  'any-sevens': ({ rank }) => `Tu as ${sevens(rank)} ?`,
  'all-given': 'S’il en a, il te donne toutes ses cartes de cette valeur.',
  'all-given-go-again': 'S’il en a, il te donne toutes ses cartes de cette valeur, et tu rejoues.',
  'one-given': 'S’il en a, il te donne une carte de cette valeur.',
  'one-given-go-again': 'S’il en a, il te donne une carte de cette valeur, et tu rejoues.',
  miss: 'S’il n’en a pas, tu prends une carte dans la pioche.',
  'go-fish': 'Va pêcher !',
  'most-books': 'Quatre cartes de même valeur forment un carré, que tu poses. Celui qui en a le plus gagne.',
  'most-pairs': 'Deux cartes de même valeur forment une paire, que tu poses. Celui qui en a le plus gagne.',
  'books-first-out':
    'Quatre cartes de même valeur forment un carré, que tu poses. Le premier qui n’a plus de cartes gagne.',
  'pairs-first-out':
    'Deux cartes de même valeur forment une paire, que tu poses. Le premier qui n’a plus de cartes gagne.',
};
