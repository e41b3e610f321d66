import type { GameId } from '@shoal/games';
import { type Language, preferredLanguage } from '@shoal/language';
import type { Catalogue, ShownGame, ShownGames, TableLanguages } from '@shoal/table-ui';
import { CATALOGUES, SHOWN_GAMES } from '@shoal/table-ui/catalogues';

/** What only engineers read is English, whatever people speak. */
export const ENGLISH: Catalogue = CATALOGUES.en;

/** What a command line says of the language. */
export interface LanguageFlags {
  readonly lang?: Language;
}

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** The words to use: as the command line says, else as the terminal is set up. */
export const catalogueFor = ({ lang }: LanguageFlags, environment: EnvironmentVariables): Catalogue =>
  CATALOGUES[lang ?? preferredLanguage([localeIn(environment)])];

/** The first that is set and not empty counts, as in every other program. */
const localeIn = ({ LC_ALL, LC_MESSAGES, LANG }: EnvironmentVariables): string =>
  [LC_ALL, LC_MESSAGES, LANG].find((locale) => locale !== undefined && locale !== '') ?? '';

/** Every game in the language of a catalogue. */
export const gamesIn = ({ language }: Catalogue): ShownGames => SHOWN_GAMES[language];

/** A game in the languages that people may type in. */
export const understoodGames = (catalogue: Catalogue, id: GameId): ShownGame[] =>
  (catalogue.language === ENGLISH.language ? [catalogue] : [catalogue, ENGLISH]).map((one) => gamesIn(one)[id]);

/** The languages that people may type in: that of the table, and English. */
export const understood = (catalogue: Catalogue): TableLanguages =>
  catalogue.language === ENGLISH.language ? [catalogue] : [catalogue, ENGLISH];
