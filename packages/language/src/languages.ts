/** The languages that Shoal speaks, English first. */
export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** What each language calls itself, so that people find theirs in a list they cannot read. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};

/** Finds the first language of a list (`de`, `es-419`, `fr_CA.UTF-8`) that Shoal speaks, or returns English. */
export const preferredLanguage = (tags: readonly string[]): Language => tags.map(languageIn).find(isLanguage) ?? 'en';

/** A terminal without a language is set to `C` or `POSIX`; its programs speak English. */
function languageIn(tag: string): string {
  const [first] = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/);
  return first === 'c' || first === 'posix' ? 'en' : first;
}
