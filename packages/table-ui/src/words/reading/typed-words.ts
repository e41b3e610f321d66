import type { CardWords, Synonyms } from '@shoal/language';
import type { ShownGame } from '../../game/shown-game.ts';
import { plainText, spellingsOf } from './spoken-text.ts';

const COMMANDS = ['help', 'rules', 'hand', 'hint', 'log', 'choices', 'undo', 'quit'] as const;
/** A command that a person may type at any time. */
export type TypedCommand = (typeof COMMANDS)[number];

/** The words that people may type, in one language. */
export interface TypedWords {
  /** Small words around a rank, a card or a name: "the", "for", "please". */
  readonly fillers: Synonyms;
  readonly commands: Readonly<Record<TypedCommand, Synonyms>>;
  readonly yes: Synonyms;
  readonly no: Synonyms;
  /** Sets up a table; Enter alone starts the default one. */
  readonly setUp: Synonyms;
  /** Starts a new game instead of a saved one. */
  readonly newGame: Synonyms;
  /** The rest of a list. */
  readonly more: Synonyms;
  readonly person: Synonyms;
  readonly bot: Synonyms;
  /** After a deal. */
  readonly again: Synonyms;
  readonly review: Synonyms;
}

/** One language of typed text. */
export interface TableLanguage {
  readonly cards: CardWords;
  readonly typed: TypedWords;
}

/** The languages understood in typed text: that of the table, and English. */
export type TableLanguages = readonly TableLanguage[];

/** Is the text one of these words in any language? */
export function isTyped(text: string, languages: TableLanguages, words: (typed: TypedWords) => Synonyms): boolean {
  const told = plainText(text);
  return told !== '' && languages.some(({ typed }) => words(typed).some((word) => spellingsOf(word).includes(told)));
}

/** Reads a command, or returns undefined. */
export function typedCommand(text: string, languages: TableLanguages): TypedCommand | undefined {
  if (text.trim() === '?') return 'help';
  return COMMANDS.find((command) => isTyped(text, languages, ({ commands }) => commands[command]));
}

/** Reads the type of an action, or returns undefined. */
export function typedAction(text: string, games: readonly ShownGame[]): string | undefined {
  const told = plainText(text);
  const entries = games.flatMap(({ words }) => Object.entries(words.typed));
  return entries.find(([, words]) => words.some((word) => spellingsOf(word).includes(told)))?.[0];
}
