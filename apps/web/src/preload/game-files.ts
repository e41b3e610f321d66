import type { GameId } from '@shoal/games/ids';
import type { Language } from '@shoal/language';

/** The files that a table needs first, for each game and language, as URLs relative to the page. */
export type GameFiles = Readonly<Record<GameId, Readonly<Record<Language, readonly string[]>>>>;
