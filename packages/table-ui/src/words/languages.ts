/** The languages that Shoal speaks, English first. */
export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** What each language calls itself, for whoever cannot read the one that is shown. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};

/** The first language of a list that we speak, as `de`, `es-419` or `fr_CA.UTF-8`; English where there is none. */
export const preferredLanguage = (tags: readonly string[]): Language => tags.map(languageIn).find(isLanguage) ?? 'en';

/** `C` and `POSIX` are how a terminal without a language is set up: its programs speak English. */
function languageIn(tag: string): string {
  const [first] = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/);
  return first === 'c' || first === 'posix' ? 'en' : first;
}
