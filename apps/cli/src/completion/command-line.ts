import type { Shell } from './scripts.ts';

/** A command line up to the cursor. */
export interface CommandLine {
  /** The words between the name of the program and the word at the cursor, without their quotes. */
  readonly words: readonly string[];
  readonly typed: TypedWord;
  /** Does the word at the cursor name a file for the shell itself, as after `>`? */
  readonly isRedirection: boolean;
}

/** The word at the cursor; it may be empty, or in quotes that are still open. */
export interface TypedWord {
  readonly text: string;
  readonly letters: readonly Letter[];
  /** The quote that is open at the cursor, and how many letters precede it. */
  readonly open: OpenQuote | null;
}

/** A character as the program would get it. */
interface Letter {
  readonly text: string;
  readonly isQuoted: boolean;
  /** How many characters of the word had been typed with this one, quotes and backslashes included. */
  readonly typed: number;
}

interface OpenQuote {
  readonly quote: string;
  readonly at: number;
}

const ASSIGNMENT = /^\w+=/;
const REDIRECTION = /^(\d*|&)[<>]+[&|]?/;

/** Splits a line as its shell would, into words that have lost their quotes. */
export function readLine(line: string, shell: Shell): CommandLine {
  const reader = new LineReader(shell);
  for (const character of line) reader.read(character);
  const all = reader.words;
  // Fish hands over the variables that precede a command as well.
  const program = all.findIndex(({ text }) => !ASSIGNMENT.test(text));
  const typed = all[all.length - 1];
  const words: string[] = [];
  let isFileNext = false;
  for (const word of all.slice(program + 1, -1)) {
    const redirection = redirectionIn(word);
    if (redirection === '' && !isFileNext) words.push(word.text);
    isFileNext = redirection !== '' && redirection.length === word.letters.length;
  }
  return { words, typed, isRedirection: isFileNext || redirectionIn(typed) !== '' };
}

/** The sign with which a word begins that the program never gets, such as `2>`. */
function redirectionIn({ letters }: TypedWord): string {
  const unquoted = letters.map(({ text, isQuoted }) => (isQuoted ? '_' : text)).join('');
  return REDIRECTION.exec(unquoted)?.[0] ?? '';
}

/** What a backslash can escape within quotes; outside them it escapes everything. */
const ESCAPED_WITHIN: Readonly<Record<string, string>> = { '"': '"$`\\', "'": '' };
const ESCAPED_WITHIN_IN_FISH: Readonly<Record<string, string>> = { '"': '"$\\', "'": "'\\" };

class LineReader {
  readonly #escapedWithin: Readonly<Record<string, string>>;
  readonly #words: TypedWord[] = [];
  #letters: Letter[] = [];
  #typed = 0;
  #open: OpenQuote | null = null;
  #isEscaped = false;

  constructor(shell: Shell) {
    this.#escapedWithin = shell === 'fish' ? ESCAPED_WITHIN_IN_FISH : ESCAPED_WITHIN;
  }

  /** All words so far; the last one is still being typed. */
  get words(): readonly TypedWord[] {
    return [...this.#words, this.#word];
  }

  get #word(): TypedWord {
    return { text: this.#letters.map(({ text }) => text).join(''), letters: this.#letters, open: this.#open };
  }

  read(character: string): void {
    this.#typed += 1;
    if (this.#isEscaped) this.#readEscaped(character);
    else if (character === '\\' && this.#escapable !== '') this.#isEscaped = true;
    else if (this.#open !== null) this.#readQuoted(character, this.#open.quote);
    else if (character === '"' || character === "'") this.#open = { quote: character, at: this.#letters.length };
    else if (/\s/.test(character)) this.#endWord();
    else this.#add(character, false);
  }

  get #escapable(): string | null {
    return this.#open === null ? null : this.#escapedWithin[this.#open.quote];
  }

  #readEscaped(character: string): void {
    this.#isEscaped = false;
    if (this.#escapable?.includes(character) === false) this.#add('\\', true);
    this.#add(character, true);
  }

  #readQuoted(character: string, quote: string): void {
    if (character === quote) this.#open = null;
    else this.#add(character, true);
  }

  #add(text: string, isQuoted: boolean): void {
    this.#letters.push({ text, isQuoted, typed: this.#typed });
  }

  #endWord(): void {
    if (this.#typed > 1) this.#words.push(this.#word);
    this.#letters = [];
    this.#typed = 0;
  }
}
