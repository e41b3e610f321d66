import { type Card, readCard } from '@shoal/core';
import type { GameTitle } from '@shoal/language';

// Step 15: in packages/games/src/new-game/title.ts say what people call the game in each language and why to play it, choose the cards that stand for it, and sketch the table for the moment before the cards come.

export const title: GameTitle = {
  names: {
    en: { name: 'New Game', pitch: 'A new game.' },
    de: { name: 'New Game', pitch: 'Ein neues Spiel.', accusative: 'New Game' },
    es: { name: 'New Game', pitch: 'Un juego nuevo.', inSentence: 'New Game' },
    fr: { name: 'New Game', pitch: 'Un nouveau jeu.', article: null },
  },
  emblem: ['AS', 'KH', 'QD', 'JC'].map((text) => readCard(text) as Card),
  sketch: { piles: ['stock'], hasGroups: false },
};
