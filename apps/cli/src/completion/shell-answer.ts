import type { Command } from 'commander';
import { type Completion, completionOf } from './candidates.ts';
import { readLine, type TypedWord } from './command-line.ts';
import type { Shell } from './scripts.ts';
import type { Candidate } from './table-words.ts';

export interface CompletionFlags {
  readonly shell: Shell;
  /** The characters besides blanks at which bash splits words. */
  readonly breaks?: string;
}

/**
 * Answers the script of a shell that has got this far with a line. The first line says what is wanted, `words` or
 * `files`, and is followed by what the shell has to know besides; then comes one candidate a line.
 */
export function shellAnswer(line: string, flags: CompletionFlags, program: Command): string {
  const commandLine = readLine(line, flags.shell);
  const completion = completionOf(commandLine, program);
  const lines = LINES[flags.shell](completion, commandLine.typed, flags.breaks ?? '');
  return lines.map((text) => `${text}\n`).join('');
}

const LINES = { bash: bashLines, zsh: zshLines, fish: fishLines };

/** Bash neither filters nor quotes, and puts a reply in place of what follows the last break in the word. */
function bashLines({ wants, prefix, candidates, after }: Completion, typed: TypedWord, breaks: string): string[] {
  const start = startOfReply(typed, breaks);
  const fitting = candidates.map(({ text }) => prefix + text).filter((word) => word.startsWith(typed.text));
  const replies = fitting.map((word) => quoteForBash([...word].slice(start).join(''), typed.open?.quote));
  return [wants === 'words' && after !== ' ' ? 'parts' : wants, ...replies];
}

/** The number of letters that readline leaves as they are: those before an open quote or up to the last break. */
const startOfReply = ({ letters, open }: TypedWord, breaks: string): number =>
  open?.at ?? letters.findLastIndex(({ text, isQuoted }) => !isQuoted && breaks.includes(text)) + 1;

function quoteForBash(text: string, openQuote: string | undefined): string {
  if (openQuote === "'") return text.replaceAll("'", "'\\''");
  if (openQuote === '"') return text.replace(/["$`\\]/g, '\\$&');
  return text.replace(/[\s!"#$&'()*;<>?[\\\]^`{|}~]/g, '\\$&');
}

/** Zsh filters and quotes by itself. It is told how many typed characters the candidates continue, without the open quote. */
function zshLines({ wants, prefix, candidates, after, label }: Completion, { letters, open }: TypedWord): string[] {
  const prefixLetters = [...prefix].length;
  const prefixCharacters = prefixLetters === 0 ? 0 : letters[prefixLetters - 1].typed - (open === null ? 0 : 1);
  return [wants, `${prefixCharacters}`, after, label, ...candidates.map(describedForZsh)];
}

/** For `_describe`: a colon ends the word, and what follows is the meaning. */
function describedForZsh({ text, meaning }: Candidate): string {
  const word = text.replace(/[\\:]/g, '\\$&');
  return meaning === '' ? word : `${word}:${meaning.replaceAll('\\', '\\\\')}`;
}

/** Fish filters and quotes by itself, whole words. */
function fishLines({ wants, prefix, candidates }: Completion): string[] {
  const lines = candidates.map(({ text, meaning }) =>
    meaning === '' ? prefix + text : `${prefix}${text}\t${meaning}`,
  );
  return [wants, ...lines];
}
