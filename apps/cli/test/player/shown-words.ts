import { GAME_IDS, type GameId } from '@shoal/games';
import type { Catalogue } from '@shoal/table-ui';
import { SHOWN_GAMES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';

/** What the first screen says below the name of the program. */
export const taglineIn = ({ screen, games }: Catalogue): string => screen.tagline(GAME_IDS.map((id) => games[id].name));
export const TAGLINE = taglineIn(en);

/** What a person is asked at a table, where the question is always the same. */
export const questionIn = (game: GameId, key: string, catalogue: Catalogue = en): string =>
  String(SHOWN_GAMES[catalogue.language][game].words.prompts[key]);
