import type { SentenceTemplates } from '@shoal/language';
import { aSeven, capital, plural } from '@shoal/language/de';
import type { CrazyEightsPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<CrazyEightsPictureMessage> = {
  match: 'Spiel eine Karte derselben Farbe oder desselben Werts.',
  wild: ({ rank }) => `${capital(aSeven(rank, 'nominative'))} passt immer, und du wünschst dir die nächste Farbe.`,
  'draw-until': 'Passt nichts, zieh, bis etwas passt.',
  'draw-up-to': ({ limit }) =>
    plural(limit, {
      one: 'Passt nichts, zieh eine Karte.',
      other: `Passt nichts, zieh, bis etwas passt, höchstens ${limit} Karten.`,
    }),
  'draw-two': ({ rank }) => `Nach ${aSeven(rank, 'dative')} zieht der Nächste zwei Karten.`,
  skip: ({ rank }) => `Nach ${aSeven(rank, 'dative')} muss der Nächste aussetzen.`,
  reverse: ({ rank }) => `Nach ${aSeven(rank, 'dative')} geht es andersherum weiter.`,
  'first-out': 'Wer zuerst keine Karten mehr hat, gewinnt.',
};
