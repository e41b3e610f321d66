import { cardOf, rankNamed, SUITS } from '@shoal/core';
import type { GameTitle } from '@shoal/language';

export const title: GameTitle = {
  names: {
    en: { name: 'Go Fish', pitch: 'Ask, remember, and fish for books.' },
    de: { name: 'Go Fish', pitch: 'Fragen, merken, Quartette fischen.', accusative: 'Go Fish' },
    es: { name: 'Go Fish', pitch: 'Pide, recuerda y pesca cuartetos.', inSentence: 'Go Fish' },
    fr: { name: 'Go Fish', pitch: 'Demande, retiens et pêche des carrés.', article: null },
  },
  emblem: SUITS.map((suit) => cardOf(rankNamed('7'), suit)),
  sketch: { piles: ['stock'], hasGroups: true },
};
