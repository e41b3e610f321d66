import type { GameId } from '@shoal/games/ids';
import type { Language } from '@shoal/language';

/** The files that a table of each game needs first in each language, as a page names them. */
export type GameFiles = Readonly<Record<GameId, Readonly<Record<Language, readonly string[]>>>>;
