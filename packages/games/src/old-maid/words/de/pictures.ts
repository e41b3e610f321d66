import type { SentenceTemplates } from '@shoal/language';
import type { OldMaidPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<OldMaidPictureMessage> = {
  take: 'Zieh beim nächsten Spieler eine Karte, ohne sie vorher zu sehen.',
  'pair-of-rank': 'Zwei Karten desselben Werts sind ein Paar, das du auslegst.',
  'pair-of-colour': 'Zwei schwarze oder zwei rote Karten desselben Werts sind ein Paar, das du auslegst.',
  'queen-left-over': 'Eine Dame hat kein Gegenstück. Wer auf ihr sitzen bleibt, ist der Schwarze Peter.',
  'secret-left-over':
    'Eine Karte hat kein Gegenstück, und niemand weiß, welche. Wer auf ihr sitzen bleibt, ist der Schwarze Peter.',
};
