import type { GameName, Language } from '@shoal/language';

// Step 15: in packages/games/src/new-game/words/names.ts say what people call the game in each language, and why to play it; choose its cards in emblem.ts.

export const names: Readonly<Record<Language, GameName>> = {
  en: { name: 'New Game', pitch: 'A new game.' },
  de: { name: 'New Game', pitch: 'Ein neues Spiel.' },
  es: { name: 'New Game', pitch: 'Un juego nuevo.' },
  fr: { name: 'New Game', pitch: 'Un nouveau jeu.' },
};
