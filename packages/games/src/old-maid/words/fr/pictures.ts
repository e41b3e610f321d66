import type { SentenceTemplates } from '@shoal/language';
import type { OldMaidPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<OldMaidPictureMessage> = {
  take: 'Prends une carte dans la main du joueur suivant, sans la voir.',
  'pair-of-rank': 'Deux cartes de même valeur forment une paire, que tu poses.',
  'pair-of-colour': 'Deux cartes noires ou deux rouges de même valeur forment une paire, que tu poses.',
  'queen-left-over': 'Une dame ne va avec aucune autre. Celui qui la garde à la fin est le pouilleux.',
  'secret-left-over':
    'Une carte ne va avec aucune autre, et personne ne sait laquelle. Celui qui la garde à la fin est le pouilleux.',
};
