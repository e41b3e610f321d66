/** Text that a shell takes for itself, whatever is in it. */
export type Quote = (text: string) => string;

const PLAIN = /^[A-Za-z0-9_./-]+$/;

/** For bash and zsh, where only the quote itself ends a quoted text. */
export const quotePosix: Quote = (text) => (PLAIN.test(text) ? text : inQuotes(text));

/** In quotes even where none are needed: a value that is the name of a program is then seen to be meant. */
export const inQuotes: Quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** For fish, where a backslash counts within quotes too. */
export const quoteFish: Quote = (text) => (PLAIN.test(text) ? text : `'${text.replace(/[\\']/g, '\\$&')}'`);

/** The same for each of several words, with blanks between them. */
export const quoteAll = (quote: Quote, texts: readonly string[]): string => texts.map(quote).join(' ');
