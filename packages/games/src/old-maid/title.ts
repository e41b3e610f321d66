import { type Card, readCard } from '@shoal/core';
import type { GameTitle } from '@shoal/language';

export const title: GameTitle = {
  names: {
    en: { name: 'Old Maid', pitch: 'Pair up, and pass the odd queen on.' },
    de: {
      name: 'Schwarzer Peter',
      pitch: 'Paare finden und den Schwarzen Peter loswerden.',
      accusative: 'Schwarzen Peter',
    },
    es: { name: 'La mona', pitch: 'Haz parejas y líbrate de la mona.', inSentence: 'la mona' },
    fr: { name: 'Pouilleux', pitch: 'Fais des paires et refile le pouilleux.', article: 'le' },
  },
  emblem: ['KS', 'QS', 'QH', 'JH'].map((text) => readCard(text) as Card),
  sketch: { piles: ['fan'], hasGroups: true },
};
