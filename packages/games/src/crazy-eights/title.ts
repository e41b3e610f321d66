import { cardOf, rankNamed, SUITS } from '@shoal/core';
import type { GameTitle } from '@shoal/language';

export const title: GameTitle = {
  names: {
    en: { name: 'Crazy Eights', pitch: 'Match suit or rank, and save your eights.' },
    de: { name: 'Crazy Eights', pitch: 'Farbe oder Wert bedienen, Achten aufsparen.', accusative: 'Crazy Eights' },
    es: { name: 'Ochos locos', pitch: 'Sigue el palo o el valor y guarda tus ochos.', inSentence: 'los ochos locos' },
    fr: { name: 'Huit américain', pitch: 'Suis la couleur ou la valeur, et garde tes huit.', article: 'le' },
  },
  emblem: SUITS.map((suit) => cardOf(rankNamed('8'), suit)),
  sketch: { piles: ['stock', 'up-card'], hasGroups: false },
};
