import type { ImportedGames, OwnGamesWords } from '../en/own-games.ts';

/** Tells how many games an import has added, and how many were there before, if any. */
export const importedSentence = (imported: ImportedGames, words: OwnGamesWords): string =>
  imported.known === 0 ? words.added(imported.added) : words.imported(imported);
