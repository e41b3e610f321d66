import type { SentenceTemplates } from '@shoal/language';
import { sevens, toSevens } from '@shoal/language/de';
import type { GoFishPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<GoFishPictureMessage> = {
  ask: ({ rank }) => `Frag jemanden nach einem Kartenwert, den du selbst hast, zum Beispiel nach ${toSevens(rank)}.`,
  'any-sevens': ({ rank }) => `Hast du ${sevens(rank)}?`,
  'all-given': 'Hat der Gefragte welche, bekommst du sie alle.',
  'all-given-go-again': 'Hat der Gefragte welche, bekommst du sie alle, und du bist noch einmal dran.',
  'one-given': 'Hat der Gefragte welche, bekommst du eine davon.',
  'one-given-go-again': 'Hat der Gefragte welche, bekommst du eine davon, und du bist noch einmal dran.',
  miss: 'Hat er keine, ziehst du eine Karte vom Stapel.',
  'go-fish': 'Geh fischen!',
  'most-books': 'Vier gleiche sind ein Quartett, das du auslegst. Die meisten Quartette gewinnen.',
  'most-pairs': 'Zwei gleiche sind ein Paar, das du auslegst. Die meisten Paare gewinnen.',
  'books-first-out': 'Vier gleiche sind ein Quartett, das du auslegst. Wer zuerst keine Karten mehr hat, gewinnt.',
  'pairs-first-out': 'Zwei gleiche sind ein Paar, das du auslegst. Wer zuerst keine Karten mehr hat, gewinnt.',
};
