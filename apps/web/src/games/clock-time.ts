/** The time of day in the language of the page, and as they write it where the person is. */
export function clockTime(moment: string, language: string, preferred: readonly string[]): string {
  const locale = preferred.find((one) => one === language || one.startsWith(`${language}-`)) ?? language;
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(moment));
}
