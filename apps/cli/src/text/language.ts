import { type Language, preferredLanguage } from '@shoal/language';
import type { Catalogue, TableLanguages } from '@shoal/table-ui';
import { CATALOGUES } from '@shoal/table-ui/catalogues';

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

/** The languages that people may type in: that of the table, and English. */
export const understood = (catalogue: Catalogue): TableLanguages =>
  catalogue.language === ENGLISH.language ? [catalogue] : [catalogue, ENGLISH];
