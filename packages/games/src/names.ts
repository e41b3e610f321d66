import type { GameName, Language } from '@shoal/language';
import { names as crazyEights } from './crazy-eights/words/names.ts';
import { type GameId, perGame } from './game-ids.ts';
import { names as goFish } from './go-fish/words/names.ts';
import { names as oldMaid } from './old-maid/words/names.ts';

/** What each game is called: one line each. */
const NAMES: Readonly<Record<GameId, Readonly<Record<Language, GameName>>>> = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
  'old-maid': oldMaid,
};

export const namesIn = (language: Language): Readonly<Record<GameId, GameName>> => perGame((id) => NAMES[id][language]);
