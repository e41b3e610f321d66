import type { GameId } from '@shoal/games';
import { type Language, preferredLanguage } from '@shoal/language';
import type { Catalogue, ShownGame, ShownGames, TableLanguages } from '@shoal/table-ui';
import { LANGUAGE_LOADERS, ENGLISH as SPOKEN_ENGLISH, type SpokenLanguage } from '@shoal/table-ui/spoken-language';

/** What only engineers read is English, whatever people speak. */
export const ENGLISH: Catalogue = SPOKEN_ENGLISH.catalogue;

/** What a command line says of the language. */
export interface LanguageFlags {
  readonly lang?: Language;
}

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** The languages that are loaded. */
const atHand = new Map<Language, SpokenLanguage>([[ENGLISH.language, SPOKEN_ENGLISH]]);

/** Loads the language of a command line. A command does this first, so that it never has to wait for a word. */
export async function loadLanguage(flags: LanguageFlags, environment: EnvironmentVariables): Promise<void> {
  const language = languageOf(flags, environment);
  if (!atHand.has(language)) atHand.set(language, await LANGUAGE_LOADERS[language]());
}

/** The words to use: as the command line says, else as the terminal is set up. */
export const catalogueFor = (flags: LanguageFlags, environment: EnvironmentVariables): Catalogue =>
  loaded(languageOf(flags, environment)).catalogue;

const languageOf = ({ lang }: LanguageFlags, environment: EnvironmentVariables): Language =>
  lang ?? preferredLanguage([localeIn(environment)]);

function loaded(language: Language): SpokenLanguage {
  const spoken = atHand.get(language);
  if (spoken === undefined) throw new Error(`the language ${language} is not loaded`);
  return spoken;
}

/** The first that is set and not empty counts, as in every other program. */
const localeIn = ({ LC_ALL, LC_MESSAGES, LANG }: EnvironmentVariables): string =>
  [LC_ALL, LC_MESSAGES, LANG].find((locale) => locale !== undefined && locale !== '') ?? '';

/** Every game in the language of a catalogue. */
export const gamesIn = ({ language }: Catalogue): ShownGames => loaded(language).games;

/** A game in the languages that people may type in. */
export const understoodGames = (catalogue: Catalogue, id: GameId): ShownGame[] =>
  (catalogue.language === ENGLISH.language ? [catalogue] : [catalogue, ENGLISH]).map((one) => gamesIn(one)[id]);

/** The languages that people may type in: that of the table, and English. */
export const understood = (catalogue: Catalogue): TableLanguages =>
  catalogue.language === ENGLISH.language ? [catalogue] : [catalogue, ENGLISH];
